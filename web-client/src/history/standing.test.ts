import { describe, expect, it } from 'vitest';
import { finished } from './sample';
import { standings } from './standing';

const lines = (games: Parameters<typeof standings>[0]) =>
  standings(games).map(({ place, name, games, wins, points }) => [
    place,
    name,
    games,
    wins,
    points,
  ]);

describe('standings', () => {
  it('count wins before points, over all games and seats', () => {
    const games = [
      finished([
        { name: 'Mira', points: 10 },
        { name: 'Jo', points: 60 },
      ]),
      finished(
        [
          { name: 'Jo', points: 20 },
          { name: 'Mira', points: 21 },
        ],
        { mine: 1 },
      ),
      finished([
        { name: 'Mira', points: 21 },
        { name: 'Jo', points: 20 },
      ]),
    ];
    expect(lines(games)).toEqual([
      [1, 'Mira', 3, 2, 52],
      [2, 'Jo', 3, 1, 100],
    ]);
  });

  it('share a place, and the next one is left out', () => {
    const game = finished([
      { name: 'Mira', points: 5 },
      { name: 'Jo', points: 9 },
      { name: 'Ada', points: 9 },
    ]);
    expect(lines([game]).map(([place, name]) => [place, name])).toEqual([
      [1, 'Jo'],
      [1, 'Ada'],
      [3, 'Mira'],
    ]);
  });

  it('know the one who asks by the seat, whatever the name', () => {
    const games = [
      finished([
        { name: 'Mira', points: 5 },
        { name: 'Jo', points: 9 },
      ]),
      finished(
        [
          { name: 'Jo', points: 9 },
          { name: 'Mimi', points: 6 },
        ],
        { mine: 1 },
      ),
    ];
    expect(lines(games)).toEqual([
      [1, 'Jo', 2, 2, 18],
      [2, 'Mira', 2, 0, 11],
    ]);
  });

  it('keep those apart who are called alike, and bots from people', () => {
    const game = finished(
      [
        { name: 'Jo', points: 1 },
        { name: 'Jo', points: 2 },
        { name: 'novice', bot: 'novice', points: 3 },
        { name: 'Kaede', points: 4 },
      ],
      { mine: null },
    );
    expect(lines([game, game])).toEqual([
      [1, 'Kaede', 2, 2, 8],
      [2, 'Kaede', 2, 0, 6],
      [3, 'Jo', 2, 0, 4],
      [4, 'Jo', 2, 0, 2],
    ]);
  });
});
