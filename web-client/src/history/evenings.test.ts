import { describe, expect, it } from 'vitest';
import { evenings, isTied } from './evenings';
import { finished, localS } from './sample';

const mira = { name: 'Mira', points: 30 };
const jo = { name: 'Jo', points: 20 };
const ada = { name: 'Ada', points: 10 };
const bot = { name: 'steward', bot: 'steward', points: 5 } as const;
const at = (id: string, hour: number, players = [mira, jo]) =>
  finished(players, { id, ended_s: localS(2026, 11, 18, hour) });
const ids = (games: Parameters<typeof evenings>[0]) =>
  evenings(games).map(({ day, games }) => [day, games.map(({ id }) => id)]);

describe('evenings', () => {
  it('hold the games of the same people on one day, whatever their seats and bots', () => {
    const games = [at('c', 26), at('b', 23, [jo, mira]), at('a', 20, [mira, bot, jo])];
    expect(ids(games)).toEqual([['2026-11-18', ['c', 'b', 'a']]]);
  });

  it('end in the morning', () => {
    expect(ids([at('b', 30), at('a', 23)])).toEqual([
      ['2026-11-19', ['b']],
      ['2026-11-18', ['a']],
    ]);
  });

  it('are apart where other people play, also where their games alternate', () => {
    const games = [at('d', 23), at('c', 22, [mira, ada]), at('b', 21), at('a', 20, [mira, ada])];
    expect(ids(games)).toEqual([
      ['2026-11-18', ['d', 'b']],
      ['2026-11-18', ['c', 'a']],
    ]);
  });
});

describe('a rematch', () => {
  const first = at('a', 20);
  const second = { ...at('b', 21), rematch_of: 'a' };
  const third = { ...at('c', 22), rematch_of: 'b' };

  it('is tied to its game, in either order, and to no other', () => {
    expect(isTied(first, second)).toBe(true);
    expect(isTied(third, second)).toBe(true);
    expect(isTied(first, third)).toBe(false);
    expect(isTied(first, { ...at('d', 23) })).toBe(false);
  });

  it('is tied to nothing where there is nothing', () => {
    expect(isTied(undefined, first)).toBe(false);
    expect(isTied(first, undefined)).toBe(false);
  });
});
