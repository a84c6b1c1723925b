import { describe, expect, it, vi } from 'vitest';
import type { Line, TableModel } from '../games/game';
import type { RoomState } from '../lib/room/state';
import { updated } from '../lib/room/state';
import { logEntries } from './log';

const numbered = (seq: number, did: string) => ({ seq, line: { seat: 0, told: { did } } });
const state = {
  seq: 5,
  room: { seats: [{ seat: 0 }, { seat: 1 }] },
  log: [{ seq: 1, told: { did: 'started' } }],
  table: { lines: [numbered(4, 'came'), numbered(5, 'went')] },
} as unknown as RoomState;

const after = (old: RoomState, ...lines: object[]) =>
  updated(
    old,
    { type: 'update', seq: old.seq + 1, log: [], news: { view: {}, lines } } as never,
    0,
  );

describe('the entries of a log', () => {
  function book() {
    const known = new WeakMap();
    const words = { name: 'Mira', ground: 'free' };
    const isAbout = ({ told }: Line) => String(told.did) === 'went';
    const line = vi.fn(
      (one: Line) => `${words.name} ${one.told.did}${isAbout(one) ? words.ground : ''}`,
    );
    const lineOn = (one: Line) => (isAbout(one) ? words.ground : null);
    const model = { line, lineOn } as unknown as TableModel;
    const entries = (now: RoomState) => logEntries(now, model, () => words.name, known);
    return { words, line, entries };
  }

  it('are those of before where they read the same: an update tells only what is new', () => {
    const { line, entries } = book();
    const before = entries(state);
    line.mockClear();
    const now = entries(after(state, numbered(6, 'ate')));
    expect(now.map(({ seq }) => seq)).toEqual([1, 4, 5, 6]);
    expect(now.slice(0, 3).map((entry, nth) => entry === before[nth])).toEqual([true, true, true]);
    expect(line).toHaveBeenCalledTimes(1);
  });

  it('are told anew where a line, a name, or what it speaks of has changed', () => {
    const { words, entries } = book();
    const before = entries(state);
    const retold = entries(after(state, numbered(4, 'left')));
    expect(retold[1]?.text).toBe('Mira left');
    expect(retold[2]).toBe(before[2]);
    words.ground = 'built';
    const built = entries(state);
    expect(built[1]).toBe(before[1]);
    expect(built[2]?.text).toBe('Mira wentbuilt');
    words.name = 'Tomas';
    expect(
      entries(state)
        .map(({ text }) => text)
        .slice(1),
    ).toEqual(['Tomas came', 'Tomas wentbuilt']);
  });
});
