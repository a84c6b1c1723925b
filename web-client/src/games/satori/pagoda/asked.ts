/** What a part of the pagoda is asked for now. */
import type { PagodaItem, PlateView } from '../../../lib/protocol/satori';
import { actionFor } from '../at-hand';
import type { Pick } from '../choices';
import type { SatoriTable } from '../table.svelte';

/** What stands can take a Jokoro, what does not can be built; a roof can only be built. */
export function pickOf(table: SatoriTable, item: PagodaItem, plate: PlateView | null): Pick | null {
  const isRoof = typeof item === 'object' && 'roof' in item;
  if (plate && !isRoof) {
    const action = actionFor(table, 'place_jokoro');
    return action === null ? null : { do: 'place_jokoro', action, on: item };
  }
  const action = actionFor(table, 'build_pagoda');
  return action === null ? null : { do: 'build_pagoda', action, item };
}

/** Whether pointing there would put a Jokoro on it. */
export const bringsJokoro = (table: SatoriTable, pick: Pick | null): boolean =>
  pick?.do === 'place_jokoro' && table.isAimed(pick) && table.isLit(pick);
