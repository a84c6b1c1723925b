import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../lib/i18n/catalogue';
import { speech } from '../lib/i18n/speech.svelte';
import type { TableStatistics } from '../lib/protocol/messages';
import { duels, expectedShare, inMinutes, inPercent, inTenths, shareOf } from './statistics';

beforeAll(async () => speech.speak('en', await LOAD.en()));

const tables = (players: number, played: number): TableStatistics => ({
  players,
  played,
  won: 0,
  first_won: 0,
  begun: 0,
  begun_won: 0,
});

describe('shares', () => {
  it('are what chance would win at tables of such sizes', () => {
    expect(expectedShare([tables(2, 10)])).toBe(0.5);
    expect(expectedShare([tables(2, 2), tables(4, 4)])).toBeCloseTo(2 / 6);
    expect(expectedShare([])).toBeNull();
  });

  it('are none of nothing', () => {
    expect(shareOf(0, 0)).toBeNull();
    expect(shareOf(3, 12)).toBe(0.25);
  });
});

describe('numbers', () => {
  it('are written as they are read', () => {
    expect(inPercent(1 / 3)).toBe('33%');
    expect(inTenths(12.25)).toBe('12.3');
    expect(inTenths(12)).toBe('12');
    expect(inMinutes(42.4)).toBe('42 sec');
    expect(inMinutes(64.6)).toBe('1:05\u00a0min');
    expect(inMinutes(59.7)).toBe('1:00\u00a0min');
  });

  it('are a dash where nothing is known', () => {
    expect([inPercent(null), inTenths(null), inMinutes(null)]).toEqual(['–', '–', '–']);
  });
});

describe('duels', () => {
  const games = (game: string) => ({
    game,
    played: 9,
    ahead: 4,
    behind: 3,
    points: 270,
    their_points: 250,
  });
  const friends = [
    { friend: 'f1', name: 'Jo', last_s: 9, games: [games('one'), games('other')] },
    { friend: 'f2', name: 'Ada', last_s: 8, games: [games('other')] },
  ];

  it('are those of one game, in the order of the friends', () => {
    expect(duels(friends, 'other').map(({ friend }) => friend)).toEqual(['f1', 'f2']);
    expect(duels(friends, 'one').map(({ name }) => name)).toEqual(['Jo']);
    expect(duels(friends, 'third')).toEqual([]);
  });

  it('end level where nobody was ahead', () => {
    expect(duels(friends, 'one')[0]?.level).toBe(2);
  });
});
