import { describe, expect, it } from 'vitest';
import { PERIODS, sinceOf, viewOf, viewQuery } from './period';

describe('a view of the statistics', () => {
  it.each(PERIODS)('comes back from the address as it went: %s', (period) => {
    for (const game of [null, 'any']) {
      expect(viewOf(viewQuery({ game, period }))).toEqual({ game, period });
    }
  });

  it('is of all time where the address says nothing that can be understood', () => {
    for (const query of ['', '?days=7', '?days=x', '?game=']) {
      expect(viewOf(query)).toEqual({ game: null, period: 'All' });
    }
    expect(viewQuery({ game: null, period: 'All' })).toBe('');
  });

  it('reaches back by days from now', () => {
    const nowMs = 1_800_000_000_000;
    expect(sinceOf('All', nowMs)).toBeNull();
    expect(sinceOf('Year', nowMs)).toBe(1_800_000_000 - 365 * 86_400);
    expect(sinceOf('Quarter', 0)).toBe(0);
  });
});
