import { t } from '../../lib/i18n/t';
import type { Shortcut } from '../game';
import type { SatoriTable } from './table.svelte';

export function shortcuts(): Shortcut[] {
  return [
    { keys: '1 – 3', does: t('satori.keyWorshipper') },
    { keys: '1 – 9', does: t('satori.keyAction') },
    { keys: 'L', does: t('satori.keyLeave') },
    { keys: 'T', does: t('satori.keyEnd') },
  ];
}

/** A key was pressed at the table; says whether it meant something. */
export function pressed(table: SatoriTable, key: string): boolean {
  if (!table.isMyMove) return false;
  const nth = Number.parseInt(key, 10) - 1;
  if (nth >= 0) return numbered(table, nth);
  switch (key.toUpperCase()) {
    case 'L':
      table.choose({ do: 'pass' });
      return true;
    case 'T':
      table.choose({ do: 'end_turn' });
      return true;
    default:
      return false;
  }
}

/** What bears the number: a mix, else an open action, else a worshipper. */
function numbered(table: SatoriTable, nth: number): boolean {
  const { variants, openActions } = table;
  const variant = variants[nth];
  const colour = table.edition.altar_colours[nth];
  if (variant) table.send(variant);
  else if (variants.length > 0) return false;
  else if (openActions[nth]) table.takeAction(nth);
  else if (openActions.length === 0 && colour && table.playing) table.takeWorshipper(colour);
  else return false;
  return true;
}
