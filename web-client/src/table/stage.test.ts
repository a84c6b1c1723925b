import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Moment } from '../lib/room/room-link.svelte';
import type { RoomState } from '../lib/room/state';
import { Stage } from './stage.svelte';

const state = (seq: number) => ({ seq, viewer: { as: 'seat', seat: 0 } }) as RoomState;
const moment = (seat: number) => ({ seat, seen: { did: 'groped_again', nth: 2 } }) as Moment;

describe('Stage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function stage(calm = true, takes = 0) {
    const seen = vi.fn<(moments: readonly Moment[]) => void>();
    const begins = vi.fn<(moments: readonly Moment[]) => number>(() => takes);
    return { seen, begins, stage: new Stage({ begins, seen, isCalm: () => calm }) };
  }

  it("shows others' moves one after the other", () => {
    const { stage: shows, seen } = stage();
    for (const seq of [1, 2, 3]) shows.push(state(seq), [moment(1)]);
    expect(shows.shown?.seq).toBe(1);
    vi.advanceTimersByTime(501);
    expect(shows.shown?.seq).toBe(2);
    vi.advanceTimersByTime(501);
    expect(shows.shown?.seq).toBe(3);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it('does not let one wait after an own move', () => {
    const { stage: shows } = stage();
    shows.push(state(1), [moment(0)]);
    shows.push(state(2), []);
    expect(shows.shown?.seq).toBe(2);
  });

  it('gives a move the time that its pieces take', () => {
    const { stage: shows } = stage(true, 830);
    for (const seq of [1, 2]) shows.push(state(seq), [moment(1)]);
    vi.advanceTimersByTime(829);
    expect(shows.shown?.seq).toBe(1);
    vi.advanceTimersByTime(2);
    expect(shows.shown?.seq).toBe(2);
  });

  it('lets pieces leave before the table changes, and only where there is time to watch them', () => {
    const { stage: shows, begins } = stage();
    const shownThen: (number | undefined)[] = [];
    begins.mockImplementation(() => {
      shownThen.push(shows.shown?.seq);
      return 0;
    });
    for (const seq of [1, 2, 3]) shows.push(state(seq), [moment(1)]);
    vi.advanceTimersByTime(501);
    shows.skip();
    expect(shows.shown?.seq).toBe(3);
    expect(shownThen).toEqual([undefined, 1]);

    const { stage: late, begins: beginsLate } = stage();
    for (let seq = 1; seq <= 7; seq += 1) late.push(state(seq), [moment(1)]);
    vi.advanceTimersByTime(501);
    expect(late.shown?.seq).toBe(2);
    expect(beginsLate).toHaveBeenCalledTimes(1);
  });

  it('skips to the present, and still says what was seen', () => {
    const { stage: shows, seen } = stage();
    for (const seq of [1, 2, 3]) shows.push(state(seq), [moment(1)]);
    shows.skip();
    expect(shows.shown?.seq).toBe(3);
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it('waits for nothing where motion is off', () => {
    const { stage: shows } = stage(false);
    for (const seq of [1, 2, 3]) shows.push(state(seq), [moment(1)]);
    expect(shows.shown?.seq).toBe(3);
  });

  it('forgets what was waiting when everything comes anew', () => {
    const { stage: shows } = stage();
    for (const seq of [1, 2]) shows.push(state(seq), [moment(1)]);
    shows.reset(state(9));
    vi.advanceTimersByTime(5000);
    expect(shows.shown?.seq).toBe(9);
  });
});
