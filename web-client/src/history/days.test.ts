import { describe, expect, it } from 'vitest';
import { dayOf, dayStart, isDay } from './days';
import { localS } from './sample';

describe('a day', () => {
  it('goes on until five in the morning', () => {
    expect(dayOf(localS(2026, 11, 18, 22))).toBe('2026-11-18');
    expect(dayOf(localS(2026, 11, 19, 4))).toBe('2026-11-18');
    expect(dayOf(localS(2026, 11, 19, 5))).toBe('2026-11-19');
    expect(dayOf(localS(2027, 1, 1, 1))).toBe('2026-12-31');
  });

  it('begins there too, and the next one follows', () => {
    expect(dayStart('2026-11-18')).toBe(localS(2026, 11, 18, 5));
    expect(dayStart('2026-12-31', 1)).toBe(localS(2027, 1, 1, 5));
    expect(dayOf(dayStart('2026-11-18'))).toBe('2026-11-18');
    expect(dayOf(dayStart('2026-11-18', 1) - 1)).toBe('2026-11-18');
  });

  it('is one of the calendar', () => {
    expect(['2026-11-18', '2028-02-29'].map(isDay)).toEqual([true, true]);
    expect(
      ['2026-02-29', '2026-11-31', '2026-00-10', '18.11.2026', '0202-11-18', ''].map(isDay),
    ).toEqual(Array(6).fill(false));
  });
});
