import { t } from '../../lib/i18n/t';
import type { ActionTile } from '../../lib/protocol/tajuto';
import type { Shortcut } from '../game';
import type { TajutoTable } from './table.svelte';

const TILES = ['A', 'B', 'C', 'D', 'E', 'F'];

export function shortcuts(): Shortcut[] {
  return [
    { keys: 'A – F', does: t('tajuto.keyTile') },
    { keys: 'G', does: t('tajuto.keyDraw') },
    { keys: '1 – 6', does: t('tajuto.keyPick') },
    { keys: 'P', does: t('tajuto.keyAgain') },
    { keys: 'T', does: t('tajuto.keyEnd') },
  ];
}

/** A key was pressed at the table; says whether it meant something. */
export function pressed(table: TajutoTable, key: string): boolean {
  if (!table.isMyMove) return false;
  const upper = key.toUpperCase();
  const digit = Number.parseInt(key, 10);
  if (table.view.phase.kind === 'groping') {
    if (digit >= 1 && digit <= table.view.phase.floors)
      table.choose({ do: 'pick', place: digit - 1 });
    else if (upper === 'P') table.choose({ do: 'grope_again' });
    else return false;
    return true;
  }
  if (TILES.includes(upper) && table.own?.tiles.some(({ tile }) => tile === upper)) {
    table.takeTile(upper as ActionTile);
  } else if (upper === 'G' && table.view.options.touch !== 'sizes') {
    table.choose(table.draw().command);
  } else if (digit >= 1 && digit <= 6 && table.view.options.touch === 'sizes') {
    table.choose(table.draw(digit as 1 | 2 | 3 | 4 | 5 | 6).command);
  } else if (upper === 'T') {
    table.endTurn();
  } else {
    return false;
  }
  return true;
}
