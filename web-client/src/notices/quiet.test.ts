import { describe, expect, it } from 'vitest';
import { isQuiet, minuteOf, NIGHT, quietHours, readQuiet, timeText, writeQuiet } from './quiet';

const at = (hours: number, minutes = 0) => new Date(2026, 10, 18, hours, minutes);

describe('quiet hours', () => {
  it('go past midnight, or not', () => {
    const quiet = (hours: number, minutes?: number) => isQuiet(NIGHT, at(hours, minutes));
    expect([quiet(21, 59), quiet(22), quiet(3), quiet(7, 59), quiet(8)]).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
    const noon = { from: 12 * 60, to: 13 * 60 };
    expect([11, 12, 13].map((hours) => isQuiet(noon, at(hours)))).toEqual([false, true, false]);
  });

  it('are the whole day where they end when they begin, and never where there are none', () => {
    expect(isQuiet({ from: 60, to: 60 }, at(15))).toBe(true);
    expect(isQuiet(null, at(3))).toBe(false);
  });

  it('are kept and read again, and what is not readable is none', () => {
    expect(readQuiet(writeQuiet(NIGHT))).toEqual(NIGHT);
    for (const text of [null, '', '22-', '1440-0', '0-9999', 'x-y', '1-2-3']) {
      expect(readQuiet(text), String(text)).toBeNull();
    }
    expect(writeQuiet(null)).toBe('');
  });

  it('tell the server how far the device is ahead of UTC', () => {
    const time = at(9);
    time.getTimezoneOffset = () => -120;
    expect(quietHours(NIGHT, time)).toEqual({ from_min: 1320, to_min: 480, utc_offset_min: 120 });
    time.getTimezoneOffset = () => 0;
    expect(Object.is(quietHours(NIGHT, time)?.utc_offset_min, 0)).toBe(true);
    expect(quietHours(null, time)).toBeNull();
  });
});

it('a time is written as fields write it', () => {
  expect([timeText(0), timeText(1320), timeText(485)]).toEqual(['00:00', '22:00', '08:05']);
  expect(['00:00', '22:00', '08:05:30', '', '24:00', '10:60'].map(minuteOf)).toEqual([
    0,
    1320,
    485,
    null,
    null,
    null,
  ]);
});
