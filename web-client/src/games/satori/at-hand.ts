/** What a place of the table is asked for now. */
import type { Command } from '../../lib/protocol/satori';
import type { SatoriTable } from './table.svelte';

/**
 * The open action that is done by this: the one that was taken up, or where none was, the first that can be taken. One
 * that is open and cannot be taken counts too: its targets say why.
 */
export function actionFor(table: SatoriTable, does: Command['do']): number | null {
  if (!table.isMyMove) return null;
  const { action } = table;
  const isSo = (index: number) => table.pickOf(index).do === does;
  if (action !== null) return isSo(action) ? action : null;
  const open = table.openActions.filter(({ index, done }) => !done && isSo(index));
  return (open.find(({ legal }) => legal) ?? open[0])?.index ?? null;
}
