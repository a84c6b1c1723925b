import { expect, it } from 'vitest';
import { clockText, timeLeft } from './clock';

const clocks = { left_ms: [60_000, 30_000], running: 1 as const };

it('lets only the running clock run, and never below nothing', () => {
  expect(timeLeft(clocks, 0, 1_000, 9_000)).toBe(60_000);
  expect(timeLeft(clocks, 1, 1_000, 9_000)).toBe(22_000);
  expect(timeLeft(clocks, 1, 1_000, 99_000)).toBe(0);
});

it('gives no time for a clock that was set back', () => {
  expect(timeLeft(clocks, 1, 9_000, 1_000)).toBe(30_000);
});

it('writes hours only where there are any', () => {
  expect([0, 59_001, 600_000, 3_661_000].map(clockText)).toEqual([
    '0:00',
    '1:00',
    '10:00',
    '1:01:01',
  ]);
});
