import { expect, it } from 'vitest';
import { byRounds } from './history';

it('tells how it stood after each round, and at the end', () => {
  const turns = [
    [
      [1, 0],
      [0, 0],
    ],
    [
      [1, 0],
      [2, 1],
    ],
    [
      [5, 4],
      [2, 1],
    ],
  ];
  expect(byRounds({ counted: ['mp', 'sp'], turns, chapters: [0, 0, 1] }, 2)).toEqual({
    rounds: [1, 2],
    mp: [
      [1, 5],
      [2, 2],
    ],
    sp: [
      [0, 4],
      [1, 1],
    ],
  });
});
