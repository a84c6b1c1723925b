import { describe, expect, it } from 'vitest';
import { REPLAY, replayOf } from './sample';
import { nextTurn, previousTurn, turnAt, turnsOf } from './turns';

const turns = turnsOf(REPLAY.steps);
const { length } = REPLAY.steps;

describe('turns', () => {
  it('begin with their first step, whatever is taken back in them', () => {
    expect(turns).toEqual([
      { number: 1, seat: 0, from: 1 },
      { number: 2, seat: 1, from: 3 },
      { number: 3, seat: 0, from: 6 },
    ]);
  });

  it('stand here once more when a take-back leads back to them', () => {
    const again = turnsOf(
      replayOf([
        { seq: 10, seat: 0, turn: 1 },
        { seq: 12, seat: 1, turn: 2 },
        { seq: 10, seat: 0, turn: 1, back: true },
        { seq: 15, seat: 0, turn: 1 },
      ]).steps,
    );
    expect(again.map(({ number, from }) => [number, from])).toEqual([
      [1, 1],
      [2, 2],
      [1, 3],
    ]);
  });

  it('are found by a position', () => {
    expect(turnAt(turns, 0)).toBeNull();
    expect(turnAt(turns, 2)?.number).toBe(1);
    expect(turnAt(turns, 5)?.number).toBe(2);
  });

  it('follow each other up to the ends', () => {
    expect([0, 1, 4, 6].map((at) => nextTurn(turns, at, null, length))).toEqual([1, 3, 6, 6]);
    expect([6, 5, 3, 1, 0].map((at) => previousTurn(turns, at, null))).toEqual([3, 3, 1, 0, 0]);
  });

  it('may be those of one player alone', () => {
    expect(nextTurn(turns, 1, 0, length)).toBe(6);
    expect(nextTurn(turns, 4, 1, length)).toBe(length);
    expect(previousTurn(turns, 6, 0)).toBe(1);
    expect(previousTurn(turns, 3, 1)).toBe(0);
  });
});
