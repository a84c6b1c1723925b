import { describe, expect, it } from 'vitest';
import type { Line } from '../games/game';
import type { Seat } from '../lib/protocol/games';
import { lastTurns, missedLines, readSeen, speaksOf, turnsOf, writeSeen } from './away';
import type { LogEntry } from './log';

function entry(seq: number, seat: Seat | null, told: object = { did: 'something' }): LogEntry {
  const line = seat === null ? null : ({ seat, told } as unknown as Line);
  return { seq, seat, text: `line ${seq}`, undone: false, line };
}

describe('what was last seen', () => {
  it('is read as it was written', () => {
    const seen = { seq: 41, points: 12, atMs: 1_700_000_000_000 };
    expect(readSeen(writeSeen(seen))).toEqual(seen);
    const early = { seq: 3, points: null, atMs: null };
    expect(readSeen(writeSeen(early))).toEqual(early);
  });

  it('is read as older pages wrote it, and where there is none', () => {
    expect(readSeen('17')).toEqual({ seq: 17, points: null, atMs: null });
    expect(readSeen(null).seq).toBe(0);
    expect(readSeen('what?').seq).toBe(0);
  });
});

describe('what was missed', () => {
  const lines = [entry(4, 1), entry(5, 0), entry(6, 1), { ...entry(7, 1), undone: true }];

  it('is what others did since', () => {
    expect(missedLines(lines, { since: 4, to: 9 }, 0, false).map(({ seq }) => seq)).toEqual([6]);
    expect(missedLines(lines, { since: 0, to: 9 }, 0, false).map(({ seq }) => seq)).toEqual([4, 6]);
  });

  it('is also what was done in the own seat by a bot or from elsewhere', () => {
    expect(missedLines(lines, { since: 4, to: 9 }, 0, true).map(({ seq }) => seq)).toEqual([5, 6]);
  });

  it('is everything for one who watches', () => {
    const all = [...lines, entry(8, null)];
    expect(missedLines(all, { since: 4, to: 9 }, null, false)).toHaveLength(3);
  });

  it('is not what one has seen after one came back', () => {
    const missed = missedLines(lines, { since: 0, to: 5 }, 0, false);
    expect(missed.map(({ seq }) => seq)).toEqual([4]);
  });
});

describe('turns', () => {
  it('are the lines of one seat in a row', () => {
    const turns = turnsOf([entry(1, 0), entry(2, 0), entry(3, null), entry(4, 1), entry(5, 0)]);
    expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
      [0, 2],
      [null, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('are told to the last dozen', () => {
    const turns = turnsOf(Array.from({ length: 40 }, (_, n) => entry(n + 1, (n % 2) as Seat)));
    const { earlier, told } = lastTurns(turns);
    expect([earlier, told.length, told.at(-1)?.entries[0]?.seq]).toEqual([28, 12, 40]);
    expect(lastTurns(turns.slice(0, 3))).toEqual({ earlier: 0, told: turns.slice(0, 3) });
  });
});

it('knows which lines speak of a seat', () => {
  const about = entry(1, 1, { did: 'placed', offerings: [{ seat: 0, to: 3 }] });
  expect(speaksOf(about, 0)).toBe(true);
  expect(speaksOf(about, 2)).toBe(false);
  expect(speaksOf(entry(2, 0, { seat: 0 }), 0)).toBe(false);
  expect(speaksOf(entry(3, null), 0)).toBe(false);
});
