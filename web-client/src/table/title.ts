import type { TableModel } from '../games/game';
import { t } from '../lib/i18n/t';
import type { RoomSession } from './session.svelte';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** The title of the page says whose turn it is. */
export function titleOf(session: RoomSession, model: TableModel): string {
  const name = session.shown?.room.settings.game.game ?? '';
  const game = name.charAt(0).toUpperCase() + name.slice(1);
  const { toMove } = model;
  if (toMove === null) return t('table.titleOver', { game });
  if (toMove === session.seat) return t('table.titleYourTurn', { game });
  return t('table.titleTurnOf', { name: session.nameOf(toMove), game });
}

/** The icon of the page says that it is the viewer's turn; the returned function ends the call. */
export function calls(): () => void {
  showIcon(CALLING);
  return () => showIcon(CALM);
}

function showIcon(path: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', path);
}
