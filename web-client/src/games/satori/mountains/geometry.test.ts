import { describe, expect, it } from 'vitest';
import { stepsOn } from './geometry';

const AT_TOP = [0, 4, 8];

describe('the steps of a way', () => {
  it('are those of one mountain, numbered as in the whole way', () => {
    expect(stepsOn(AT_TOP, 'abA', 0).map(({ n }) => n)).toEqual([1, 3]);
    expect(stepsOn(AT_TOP, 'abA', 1).map(({ n }) => n)).toEqual([2]);
    expect(stepsOn(AT_TOP, 'abA', 2)).toEqual([]);
  });

  it('follow the ring either way round', () => {
    const [clockwise] = stepsOn(AT_TOP, 'a', 0);
    expect(clockwise?.arc).toBe('M50 22A33 40 0 0 1 83 62');
    const [back] = stepsOn(AT_TOP, 'A', 0);
    expect(back?.arc).toBe('M50 22A33 40 0 0 0 17 62');
  });

  it('have their numbers outside the ring, beside each other where the light comes by again', () => {
    const [there, back] = stepsOn(AT_TOP, 'aA', 0).map(({ at }) => at);
    const away = ([x, y]: readonly [number, number] = [0, 0]) => Math.hypot(x - 50, y - 62);
    const between = Math.hypot(
      (there?.[0] ?? 0) - (back?.[0] ?? 0),
      (there?.[1] ?? 0) - (back?.[1] ?? 0),
    );
    expect(there?.[0]).toBeGreaterThan(50);
    expect(there?.[1]).toBeLessThan(62);
    expect(away(back)).toBeGreaterThan(away(there));
    expect(between).toBeGreaterThan(14);
  });
});
