import type { Option, TajutoTable } from './table.svelte';

/**
 * What is not legal is dimmed only while something else is: at others' turns, and while an answer is on its way,
 * the table looks calm.
 */
export function isDim(table: TajutoTable, { preview }: Option): boolean {
  return preview === null && table.view.phase.kind === 'turn' && table.choices.all.length > 0;
}
