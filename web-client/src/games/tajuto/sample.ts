/** A table in the middle of a game, for tests: Mira is to move, has drawn, and may do one thing of each kind. */
import type { Legal } from '../../lib/protocol/games';
import type { GameCommand, GameTable, TryResult } from '../../lib/protocol/messages';
import type {
  Command,
  Edition,
  Pagoda,
  PlayerView,
  Preview,
  PreviewResult,
  View,
} from '../../lib/protocol/tajuto';
import type { TableContext } from '../game';

const PAGODAS: Edition['board']['pagodas'] = [
  'red',
  'orange',
  'yellow',
  'green',
  'sky',
  'indigo',
  'purple',
  'pink',
];
const HEIGHTS: Record<Pagoda, number> = {
  red: 6,
  orange: 2,
  yellow: 5,
  green: 4,
  sky: 2,
  indigo: 3,
  purple: 3,
  pink: 0,
};

export const EDITION: Edition = {
  name: 'tajuto-1',
  wisdom: {
    source: 'reconstructed',
    prices: {
      '1': [2, 4, 6],
      '2': [6, 8, 10],
      '3': [10, 12, 14],
      '4': [14, 16, 18],
      '5': [18, 20, 22],
    },
  },
  market: { source: 'confirmed', prices: [10, 12], discount: 2 },
  shrine: { source: 'reconstructed', prices: [12, 14], bonus: 1 },
  additional_action: {
    draw: { source: 'reconstructed', prices: [8, 10], use_cost: 2 },
    offer: { source: 'reconstructed', prices: [8, 10], use_cost: 0 },
    acquire: { source: 'confirmed', prices: [10, 12], use_cost: 0 },
  },
  basic_action: { source: 'confirmed', use_costs: [0, 4, 6] },
  inauguration: { source: 'confirmed', price: 8, points: 4 },
  objective: { source: 'confirmed', points: 1, steps: 30 },
  touch: {
    source: 'reconstructed',
    handful: 5,
    handfuls: 3,
    touch_noise: [0.15, 0.18, 0.22, 0.32, 0.38, 0.38],
  },
  board: {
    source: 'reconstructed',
    path_length: 40,
    pagodas: PAGODAS,
    players: ['blue', 'black', 'white', 'brown'],
  },
};

function player(colour: PlayerView['colour'], mp: number): PlayerView {
  return {
    colour,
    mp,
    cubes: ['red', 'indigo', 'pink'],
    floors: [],
    tiles: [
      { tile: 'A', use_cost: 0, used: false },
      { tile: 'B', use_cost: 4, used: false },
      { tile: 'C', use_cost: 6, used: false },
    ],
    markets: 0,
    inaugurations: [],
    face_down: 0,
    pile: null,
  };
}

export function view(changes: Partial<View> = {}): View {
  const mira = player('blue', 16);
  const [a, ...rest] = mira.tiles;
  return {
    options: { touch: 'feel', open_scores: false },
    turn: 5,
    phase: { kind: 'turn', seat: 0, acted: true },
    players: [
      {
        ...mira,
        floors: [{ floor: { pagoda: 'purple', size: 4 }, fits: true }],
        tiles: [...(a ? [{ ...a, used: true }] : []), ...rest],
      },
      player('black', 9),
    ],
    garden: PAGODAS.map((pagoda) => ({
      pagoda,
      cubes: Array.from({ length: HEIGHTS[pagoda] }, () => null),
      next: ([1, 2, 3, 4, 5, 6] as const)[HEIGHTS[pagoda]] ?? null,
      inauguration: { place: 'site', price: 8, your_price: 8 },
    })),
    village: [
      { stack: 'wisdom1', prices: [], your_price: null },
      { stack: 'wisdom2', prices: [8, 10], your_price: 8 },
    ],
    objectives: ['wisdom5', 'fourth_pagoda', 'most_meditation'],
    progress: [{ objective: 'wisdom5', have: 3, need: 5 }],
    bag: [
      { pagoda: 'orange', sizes: [3, 4, 5] },
      { pagoda: 'pink', sizes: [1, 2] },
    ],
    first_finisher: null,
    ...changes,
  };
}

/** A legal command that costs and brings what is named. */
export function legal(
  command: Command,
  result: PreviewResult,
  changes: Partial<Preview> = {},
): Legal<Command, Preview> {
  const preview = { use_cost: 0, price: 0, gain: 0, mp_after: 16, points: 0, result, ...changes };
  return { command, preview };
}

export const OFFER_B = legal(
  { do: 'offer', tile: 'B', pagoda: 'indigo' },
  { kind: 'cube', on: { pagoda: 'indigo', size: 3 } },
  { use_cost: 4, gain: 5, mp_after: 17 },
);
export const OFFER_C = legal(
  { do: 'offer', tile: 'C', pagoda: 'indigo' },
  { kind: 'cube', on: { pagoda: 'indigo', size: 3 } },
  { use_cost: 6, gain: 5, mp_after: 15 },
);
export const BUY = legal(
  { do: 'acquire', tile: 'B', ware: { kind: 'village', stack: 'wisdom2' } },
  {
    kind: 'tile',
    ware: { kind: 'village', stack: 'wisdom2' },
    printed: 8,
    face_down: true,
  },
  { use_cost: 4, price: 8, mp_after: 4, points: 2 },
);
export const GROPE = legal(
  { do: 'grope', tile: 'B' },
  { kind: 'handful', nth: 1, last: 3 },
  { use_cost: 4, mp_after: 12 },
);
export const BUILD = legal(
  { do: 'build', floor: { pagoda: 'purple', size: 4 } },
  {
    kind: 'floor',
    floor: { pagoda: 'purple', size: 4 },
    over_cube: 2,
    finishes: false,
    ends_game: false,
  },
  { gain: 6, mp_after: 22 },
);
export const CLAIM = legal(
  { do: 'claim', objective: 'wisdom5' },
  { kind: 'objective', objective: 'wisdom5' },
  { points: 1 },
);
export const END = legal(
  { do: 'end_turn' },
  { kind: 'end_of_turn', kept: null, returned: [], next: 1 },
);

export interface FakeTable {
  readonly context: TableContext<'tajuto'>;
  readonly sent: GameCommand[];
  readonly tried: GameCommand[];
  readonly explained: string[];
  /** The places that somebody asked to see. */
  readonly looked: string[];
}

const REFUSED: TryResult = {
  would: 'fail',
  rule: 'T8',
  refusal: { game: 'tajuto', code: 'must_use_a_tile' },
};

/** What a table is made of, with a far end that refuses whatever is tried. */
export function fake(
  choices: readonly Legal<Command, Preview>[],
  seen: View = view(),
  seat: number | null = 0,
): FakeTable {
  const sent: GameCommand[] = [];
  const tried: GameCommand[] = [];
  const explained: string[] = [];
  const looked: string[] = [];
  const table: GameTable = {
    game: 'tajuto',
    edition: EDITION,
    view: seen,
    lines: [],
    decision: choices.length > 0 ? { key: 'one', legal: [...choices] } : null,
    undo: null,
    history: null,
  };
  const state = {
    seq: 7,
    viewer: seat === null ? { as: 'spectator' } : { as: 'seat', seat },
    table,
  };
  const link = {
    state,
    unsaved: [],
    try: (command: GameCommand) => {
      tried.push(command);
      return Promise.resolve(REFUSED);
    },
  };
  const context = {
    link,
    shown: () => state,
    nameOf: (one: number) => ['Mira', 'Tomas'][one] ?? '',
    explain: (text: string) => explained.push(text),
    look: (place: string) => looked.push(place),
    send: (command: GameCommand) => sent.push(command),
  };
  // Only what a table looks at is there.
  return { context: context as unknown as TableContext<'tajuto'>, sent, tried, explained, looked };
}
