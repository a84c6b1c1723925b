/** A table that is drawn beside the rules: as much of one as its parts look at. Nobody acts at it. */
import type { PlayerColour } from '../../../../lib/protocol/games';
import type {
  Edition,
  Effect,
  PhaseView,
  PlayerView,
  View,
  Worshippers,
} from '../../../../lib/protocol/satori';
import type { TableContext } from '../../../game';
import { satori } from '../../client';
import type { LegalCommand } from '../../choices';
import type { SatoriTable } from '../../table.svelte';

/** The printed things that are to be seen in the pictures. */
export const PRINTED = {
  altar_colours: ['grey', 'orange', 'purple'],
  collection: [2, 3, 4],
  site_prices: [{ coin: 2 }, { wood: 2 }, { stone: 2 }],
  altar_surcharge_meditation_tiles: [0, 1, 2],
  basic_altar: [
    { id: 'A3', colour: 'orange', protected: true, left: ['meditate'], right: [{ hikari: 2 }] },
  ],
  altar: [
    { id: 'O4', colour: 'orange', left: ['meditate', { gain: { coin: 1 } }], jokoro: { wood: 1 } },
    {
      id: 'G2',
      colour: 'grey',
      left: ['build_pagoda', { gain: { stone: 1 } }],
      jokoro: { incense: 1 },
    },
  ],
  decoration: [
    { id: 'deco_mon', right: [{ gain: { coin: 2 } }] },
    { id: 'deco_incense', right: [{ gain: { incense: 1 } }] },
    { id: 'deco_light', right: [{ hikari: 2 }] },
  ],
  tier: [
    { id: 'T1', cost: { emerald: 1, stone: 1, wood: 1 }, points: 5 },
    { id: 'T2', cost: { emerald: 1, wood: 2 }, points: 5 },
  ],
  roof: [
    { tier: 1, cost: { wood: 1, coin: 1 }, points: 2 },
    { tier: 2, cost: { stone: 1, coin: 1 }, points: 2 },
  ],
  jokoro_cost: [{ id: 'J1', cost: { stone: 1, incense: 1 } }],
  prayer_wheel: [
    { id: 'wheel_wood', effect: [{ gain: { wood: 1 } }] },
    { id: 'wheel_stone', effect: [{ gain: { stone: 1 } }] },
    { id: 'wheel_mon', effect: [{ gain: { coin: 2 } }] },
    { id: 'wheel_light', effect: [{ hikari: 1 }] },
    { id: 'wheel_path', effect: ['meditate'] },
    { id: 'wheel_jokoro', effect: ['place_jokoro'] },
  ],
  meditation: [
    { id: 'M3', era: 1, effects: [{ gain: { incense: 1, wood: 1 } }] },
    { id: 'M4', era: 1, effects: [{ gain: { emerald: 1, stone: 1 } }] },
    { id: 'M5', era: 1, effects: [{ gain: { wood: 1, coin: 2 } }] },
    { id: 'M10', era: 1, effects: ['place_jokoro', { gain: { coin: 2 } }] },
  ],
  offering: [
    { space: 0, choices: [] },
    { space: 1, choices: [[{ gain: { coin: 1 } }]] },
    { space: 2, choices: [[{ gain: { coin: 2 } }], ['unlock_jokoro']] },
    { space: 3, choices: [[{ gain: { wood: 1, stone: 1 } }]] },
    { space: 4, choices: [[{ gain: { emerald: 1 } }]] },
    { space: 5, choices: [[{ gain: { incense: 2, coin: 1 } }]] },
    { space: 6, choices: [[{ gain: { emerald: 1, coin: 2 } }]] },
    { space: 7, choices: [[{ gain: { points: 5 } }]] },
  ],
} as const;

const EDITION = PRINTED as unknown as Edition;

const player = (colour: PlayerColour, changes: Partial<PlayerView>): PlayerView =>
  ({
    colour,
    goods: {},
    hand: null,
    offerings: 0,
    sixth_locked: true,
    amulet: null,
    ...changes,
  }) as PlayerView;

/** Blue and red. */
export const players = (
  blue: Partial<PlayerView> = {},
  red: Partial<PlayerView> = {},
): PlayerView[] => [player('blue', blue), player('red', red)];

export const NOBODY: Worshippers = { grey: 0, orange: 0, purple: 0 };

/** Blue's turn, with these actions open. */
export const turn = (...effects: readonly Effect[]): PhaseView => ({
  kind: 'turn',
  seat: 0,
  placed: effects.length > 0,
  wheel_turned: false,
  hand_before: null,
  open:
    effects.length > 0
      ? [
          {
            source: { from: 'prayer' },
            actions: effects.map((effect) => ({ effect, done: false })),
          },
        ]
      : [],
  won: [],
});

/** A table as blue sees it, where blue may do something; else as one who watches sees it. */
export function drawn(seen: Partial<View>, legal: readonly LegalCommand[] = []): SatoriTable {
  const view = {
    round: 2,
    order: [0, 1],
    phase: turn(),
    players: players(),
    court: [],
    charity: NOBODY,
    ...seen,
  } as View;
  const state = {
    seq: 0,
    viewer: legal.length > 0 ? { as: 'seat', seat: 0 } : { as: 'spectator' },
    table: { game: 'satori', edition: EDITION, view, decision: { key: '', legal } },
  };
  const context = {
    link: { state, unsaved: [] },
    shown: () => state,
    nameOf: () => '',
    look: () => undefined,
  };
  return satori.create(context as unknown as TableContext) as SatoriTable;
}
