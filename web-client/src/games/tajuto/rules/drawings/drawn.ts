/** A table that is drawn beside the rules: as much of one as its parts look at. Nobody acts at it. */
import type { Legal } from '../../../../lib/protocol/games';
import type { Command, Edition, PlayerView, Preview, View } from '../../../../lib/protocol/tajuto';
import type { TableContext } from '../../../game';
import { tajuto } from '../../client';
import type { TajutoTable } from '../../table.svelte';

/** The printed numbers that are to be seen in the pictures. */
export const PRINTED = {
  wisdom: { prices: { '3': [10, 12, 14] } },
  market: { discount: 2 },
  basic_action: { use_costs: [0, 4, 6] },
  additional_action: { draw: { use_cost: 2 } },
  inauguration: { points: 4 },
} as const;

/** Only a piece of the path. */
const PATH = 16;
const EDITION = { ...PRINTED, board: { path_length: PATH } } as unknown as Edition;

export const player = (changes: Partial<PlayerView> = {}): PlayerView => ({
  colour: 'blue',
  mp: 0,
  cubes: [],
  floors: [],
  tiles: [],
  markets: 0,
  inaugurations: [],
  face_down: 0,
  pile: null,
  ...changes,
});

/** A table of these players, as it is seen by the first of them, or by one who watches. */
export function drawn(
  players: readonly PlayerView[],
  legal: readonly Legal<Command, Preview>[] = [],
): TajutoTable {
  const view = {
    options: { touch: 'feel', open_scores: false },
    turn: 1,
    phase: { kind: 'turn', seat: 0, acted: false },
    players,
  } as unknown as View;
  const state = {
    seq: 0,
    viewer: legal.length > 0 ? { as: 'seat', seat: 0 } : { as: 'spectator' },
    table: { game: 'tajuto', edition: EDITION, view, decision: { key: '', legal } },
  };
  const context = {
    link: { state, unsaved: [] },
    shown: () => state,
    nameOf: () => '',
  };
  return tajuto.create(context as unknown as TableContext) as TajutoTable;
}
