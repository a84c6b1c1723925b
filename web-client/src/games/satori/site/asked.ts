/** What a place of the construction site, and a decoration there, are asked for now. */
import type { Decoration, SitePlace } from '../../../lib/protocol/satori';
import { actionFor } from '../at-hand';
import type { Pick } from '../choices';
import type { SatoriTable } from '../table.svelte';

/** An altar tile is built, or used where it lies while a worshipper inspects the site. */
export function lotPick(table: SatoriTable, place: SitePlace): Pick | null {
  if (!table.isMyMove) return null;
  if (table.draft?.do === 'inspect') return { do: 'inspect', colour: table.hand, place };
  const action = actionFor(table, 'build_altar');
  return action === null ? null : { do: 'build_altar', action, place };
}

export function decorationPick(table: SatoriTable, decoration: Decoration): Pick | null {
  if (!table.isMyMove) return null;
  const action = actionFor(table, 'build_altar');
  return action === null ? null : { do: 'build_altar', action, decoration };
}

/** Meditation tiles that the viewer's next altar costs; nothing where there is none to come, or nobody to build it. */
export function surcharge({ mine, view, edition }: SatoriTable): number | null {
  if (mine === null) return null;
  const own = view.court.filter(({ built }) => built?.owner === mine).length;
  return edition.altar_surcharge_meditation_tiles[own] ?? null;
}
