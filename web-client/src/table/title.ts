import type { TableModel } from '../games/game';
import { t } from '../lib/i18n/t';
import type { RoomSession } from './session.svelte';

const CALM = '/favicon.svg';
const CALLING = '/favicon-turn.svg';

/** The title and the icon of the page say whose turn it is; the returned function ends the call. */
export function calls(session: RoomSession, model: TableModel): () => void {
  const game = session.shown?.room.settings.game.game ?? '';
  const name = game.charAt(0).toUpperCase() + game.slice(1);
  const mine = model.toMove !== null && model.toMove === session.seat;
  if (mine) document.title = t('table.titleYourTurn', { game: name });
  else if (model.toMove === null) document.title = t('table.titleOver', { game: name });
  else document.title = t('table.titleTurnOf', { name: session.nameOf(model.toMove), game: name });
  showIcon(mine ? CALLING : CALM);
  return () => showIcon(CALM);
}

function showIcon(path: string): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', path);
}
