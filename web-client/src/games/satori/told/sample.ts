/** A table to speak of, for tests: Mira has built a grey altar on free ground, Tomas one over a basic purple one. */
import type { AltarView, Edition, View } from '../../../lib/protocol/satori';
import type { Teller } from './names';

const byPlayers = { '2': 2, '3': 3, '4': 4 };

const EDITION: Edition = {
  name: 'satori-1',
  supply: { coin: 30, wood: 20, stone: 20, emerald: 12 },
  worshippers_per_colour: byPlayers,
  cancelled_tiles: byPlayers,
  jokoro_spaces_per_tier: byPlayers,
  free_altar_spots: byPlayers,
  site_prices: [{ coin: 2 }, { wood: 2 }, { stone: 2 }],
  altar_surcharge_meditation_tiles: [0, 1, 2],
  replace_basic: { incense: 1 },
  sorin_cost: { coin: 1, wood: 1, stone: 1, incense: 1, meditation_tile: 1 },
  collection: [2, 3, 4],
  start: { points: 5 },
  altar_colours: ['grey', 'orange', 'purple'],
  player_colours: ['blue', 'red', 'yellow', 'green'],
  basic_altar: [
    {
      id: 'A3',
      colour: 'orange',
      protected: true,
      left: ['meditate'],
      right: [{ hikari: 2 }],
    },
    {
      id: 'A6',
      colour: 'purple',
      protected: false,
      left: [{ gain: { coin: 3 } }],
      right: [{ exchange: { pay: { coin: 1 }, gain: { incense: 2 } } }],
    },
  ],
  altar: [
    {
      id: 'G5',
      colour: 'grey',
      left: ['build_altar', { gain: { coin: 1 } }],
      jokoro: { stone: 1 },
    },
    { id: 'P1', colour: 'purple', left: [{ gain: { coin: 3 } }], jokoro: { stone: 1 } },
  ],
  decoration: [{ id: 'deco_incense', copies: 4, right: [{ gain: { incense: 1 } }] }],
  tier: [{ id: 'T2', cost: { emerald: 1, wood: 2 }, points: 5 }],
  roof: [{ tier: 1, cost: { wood: 1, coin: 1 }, points: 2 }],
  jokoro_cost: [{ id: 'J5', cost: { coin: 1, incense: 1 } }],
  prayer_wheel: [{ id: 'wheel_wood', effect: [{ gain: { wood: 1 } }] }],
  offering: [
    { space: 0, choices: [] },
    { space: 1, choices: [[{ gain: { coin: 2 } }], ['unlock_jokoro']] },
  ],
  starting_tile: [{ id: 'start1', gain: { wood: 1, stone: 1, incense: 1 } }],
  meditation: [{ id: 'M1', era: 1, copies: 3, effects: [{ gain: { wood: 2, stone: 2 } }] }],
  sorin: [{ id: 'sorin_colours' }],
};

const nobody = { grey: 0, orange: 0, purple: 0 };
const ground = (colour: AltarView['colour'], built: AltarView['built'] = null): AltarView => ({
  colour,
  worshippers: nobody,
  built,
});

const VIEW: View = {
  options: {},
  round: 2,
  turns: 0,
  order: [0, 1],
  bells: [],
  phase: {
    kind: 'turn',
    seat: 0,
    placed: false,
    wheel_turned: false,
    hand_before: null,
    open: [],
    won: [],
  },
  players: [],
  supply: {},
  bag: nobody,
  sanmon: nobody,
  court: [
    ground('orange'),
    ground('purple', { tile: 1, decoration: 0, owner: 1, jokoro: false }),
    ground('grey', { tile: 0, decoration: 0, owner: 0, jokoro: true }),
    ground(null),
  ],
  charity: nobody,
  site: { altars: [], decorations: [], altar_pile: [], decoration_pile: [] },
  mountains: [],
  hikari: [],
  meditation_pile: [],
  pagoda: {
    tiers: [],
    sorin_tile: 'sorin_colours',
    sorin: null,
    cost_pile: [],
    cancelled: 0,
    neutral: 0,
  },
  starting_tiles: [],
};

export const TELLER: Teller = {
  view: VIEW,
  edition: EDITION,
  nameOf: (seat) => ['Mira', 'Tomas', 'Jana', 'Luca'][seat] ?? '',
};
