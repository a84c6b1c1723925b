import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../lib/protocol/games';
import type { PlayerView, Score, View } from '../../../lib/protocol/satori';
import type { Category } from '../score';
import { EDITION, view } from '../sample.svelte';
import { placed, reckoning, tieBreak } from './reckoning';

const NONE: Score = {
  start: 5,
  actions: 0,
  meditation: 0,
  offerings: 0,
  pagoda: 0,
  amulets: 0,
  pagoda_jokoro: 0,
  altar_jokoro: 0,
  goods: 0,
  emeralds: 0,
  sorin: 0,
};
const score = (changed: Partial<Score>): Score => ({ ...NONE, ...changed });

const [sample] = view().players;
const player = (changed: Partial<PlayerView>) => ({ ...sample, ...changed }) as PlayerView;
const storey = (seats: Seat[], roof: boolean): View['pagoda']['tiers'][number] => ({
  tile: 0,
  plate: { cost: 0, spaces: seats.map((seat) => ({ holds: 'jokoro', seat })) },
  roof,
});
const altar = (tile: number): View['court'][number] => ({
  colour: EDITION.altar[tile]?.colour ?? null,
  worshippers: { grey: 0, orange: 0, purple: 0 },
  built: { tile, decoration: 0, owner: 0, jokoro: true },
});
const seen = view({
  players: [
    player({ goods: { coin: 4, wood: 6, stone: 4, meditation_tile: 7, incense: 2 }, offerings: 3 }),
    player({ goods: { incense: 1 }, offerings: 3 }),
  ],
  court: [altar(0), altar(1)],
  pagoda: {
    ...view().pagoda,
    tiers: [storey([0, 0], true), storey([0, 1], true), storey([1], false)],
    sorin_tile: 'sorin_incense',
    sorin: { owner: 0, plate: { cost: 0, spaces: [] } },
  },
});
const told = (category: Category, n: number) =>
  reckoning(category, score({ [category]: n }), 0, { view: seen, edition: EDITION });

describe('the reckoning', () => {
  it('multiplies Jokoro', () => {
    expect(told('pagoda_jokoro', 6)).toBe('3 × 2');
    const colours = new Set([EDITION.altar[0]?.colour, EDITION.altar[1]?.colour]).size;
    expect(told('altar_jokoro', 2 * colours)).toBe(`2 × ${colours}`);
  });

  it('counts goods, amulets and what was lost', () => {
    expect(told('goods', 4)).toBe('21');
    expect(told('amulets', 4)).toBe('2 × 2');
    const start = EDITION.start.points ?? 0;
    expect(told('start', start - 1)).toBe(`${start} − 1`);
    expect(told('start', start)).toBe('');
  });

  it('reads the tile of the Sōrin for its owner', () => {
    expect(told('sorin', 4)).toBe('2 × 2');
    const other = { view: seen, edition: EDITION };
    expect(reckoning('sorin', score({ sorin: 2 }), 1, other)).toBe('');
  });

  it('says nothing that does not lead to the number', () => {
    expect(told('pagoda_jokoro', 7)).toBe('');
    expect(told('emeralds', 2)).toBe('');
  });
});

describe('the result', () => {
  const ten = score({ pagoda: 5 });

  it('puts winners first', () => {
    expect(placed({ scores: [NONE, ten, ten], winners: [2] })).toEqual([2, 1, 0]);
  });

  it('tells what broke a tie', () => {
    const level = (incense: number) => player({ goods: { incense } });
    const of = (...players: PlayerView[]) => view({ players });
    expect(tieBreak({ scores: [ten, NONE], winners: [0] }, of(level(1), level(2)))).toBe(null);
    expect(tieBreak({ scores: [ten, ten], winners: [1] }, of(level(1), level(2)))).toBe('incense');
    expect(tieBreak({ scores: [ten, ten], winners: [1] }, of(level(2), level(2)))).toBe(
      'offerings',
    );
    expect(tieBreak({ scores: [ten, ten], winners: [0, 1] }, of(level(2), level(2)))).toBe(
      'shared',
    );
  });
});
