/** What happens on the tracks while something is aimed at. */
import type { Seat } from '../../../lib/protocol/games';
import type { Reward } from '../../../lib/protocol/satori';
import { actionFor } from '../at-hand';
import type { Pick } from '../choices';
import type { SatoriTable } from '../table.svelte';

/** What pointing at a reward means; nothing while nobody is asked. */
export function claimPick(table: SatoriTable, reward: Reward): Pick | null {
  if (!table.isMyMove) return null;
  if (table.view.phase.kind === 'claim') return { do: 'claim_at_round_end', reward };
  const action = actionFor(table, 'claim');
  return action === null ? null : { do: 'claim', action, reward };
}

/** Whose marker would come to a space of the offerings. */
export function comesTo(table: SatoriTable, space: number): Seat | null {
  const { aimed, preview, mine } = table;
  if (preview?.offerings?.to === space) return preview.offerings.seat;
  const claims =
    (aimed?.do === 'claim' || aimed?.do === 'claim_at_round_end') &&
    aimed.reward != null &&
    table.isLit(aimed);
  return claims && space === 0 ? mine : null;
}

/** The most that incense can be. */
export const HIGHEST = 3;

/** The level of incense to which the viewer would come; nothing where it stays. */
export function incenseAfter(table: SatoriTable): number | null {
  const have = table.own?.goods.incense ?? 0;
  const after = Math.max(0, Math.min(HIGHEST, have + table.change.incense));
  return table.own && after !== have ? after : null;
}
