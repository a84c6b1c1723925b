import { describe, expect, it } from 'vitest';
import type { PlayerView } from '../../../lib/protocol/satori';
import { view } from '../sample.svelte';
import { giftOf, raceFor } from './race';

const [sample] = view().players;
const player = (changed: Partial<PlayerView>) => ({ ...sample, ...changed }) as PlayerView;
const seen = view({
  order: [1, 0, 2],
  players: [
    player({ points: 4, goods: { emerald: 2 }, offerings: 0 }),
    player({ points: 9, goods: { emerald: 2 }, offerings: 0 }),
    player({ points: 9, goods: {}, offerings: 0 }),
  ],
});
const first = (race: ReturnType<typeof raceFor>) =>
  race.filter(({ isFirst }) => isFirst).map(({ seat }) => seat);

describe('the race for an amulet', () => {
  it('is won by all who have the most', () => {
    expect(first(raceFor('most_points', seen))).toEqual([1, 2]);
    expect(first(raceFor('most_emeralds', seen))).toEqual([1, 0]);
  });

  it('is won by nobody who has nothing', () => {
    expect(first(raceFor('furthest_offerings', seen))).toEqual([]);
  });

  it('lists the first ones first', () => {
    expect(raceFor('most_points', seen).map(({ n }) => n)).toEqual([9, 9, 4]);
  });

  it('brings other things now than at the end', () => {
    expect(giftOf('most_jokoro', false)).toEqual({ goods: { emerald: 1 } });
    expect(giftOf('most_tiles', false)).toEqual({ n: 2, of: ['incense', 'coin'] });
    expect(giftOf('most_jokoro', true)).toEqual({ goods: { points: 2 } });
  });
});
