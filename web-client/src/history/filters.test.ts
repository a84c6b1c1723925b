import { describe, expect, it } from 'vitest';
import { filtersOf, isFiltered, NO_FILTERS, queryOf, requestOf, type Filters } from './filters';
import { localS } from './sample';

const ALL: Filters = {
  game: 'any',
  friend: 'f/1 &x',
  from: '2026-11-01',
  to: '2026-11-18',
  result: 'lost',
};

describe('filters and the address', () => {
  it.each([NO_FILTERS, ALL, { ...NO_FILTERS, result: 'won' } as const, { ...ALL, to: null }])(
    'come back as they went: %o',
    (filters) => {
      expect(filtersOf(queryOf(filters))).toEqual(filters);
    },
  );

  it('leave the address bare where nothing is chosen', () => {
    expect(queryOf(NO_FILTERS)).toBe('');
    expect(isFiltered(NO_FILTERS)).toBe(false);
    expect(isFiltered({ ...NO_FILTERS, to: '2026-11-18' })).toBe(true);
  });

  it.each([
    '?from=yesterday',
    '?from=2026-02-30&to=2026-13-01',
    '?result=drawn',
    '?game=&with=',
    '?colour=red',
    '',
  ])('leave out what nobody understands: %s', (query) => {
    expect(filtersOf(query)).toEqual(NO_FILTERS);
  });
});

describe('what the server is asked', () => {
  const asked = (filters: Filters) => {
    const url = new URL(requestOf(filters), 'http://localhost');
    return { path: url.pathname, ...Object.fromEntries(url.searchParams) };
  };

  it('is all games, a part of them at once', () => {
    expect(asked(NO_FILTERS)).toEqual({ path: '/api/me/games', limit: '20' });
  });

  it('is what was chosen, the last day included to its end', () => {
    expect(asked(ALL)).toEqual({
      path: '/api/me/games',
      game: 'any',
      friend: 'f/1 &x',
      from_s: String(localS(2026, 11, 1, 5)),
      to_s: String(localS(2026, 11, 19, 5)),
      result: 'lost',
      limit: '20',
    });
  });

  it('is in order, whichever day was chosen first', () => {
    const turned = { ...ALL, from: ALL.to, to: ALL.from };
    expect(requestOf(turned)).toBe(requestOf(ALL));
  });

  it('stays within what the server can count', () => {
    const far = asked({ ...NO_FILTERS, from: '1900-01-01', to: '9999-12-31' });
    expect(far).toMatchObject({ from_s: '0', to_s: String(2 ** 32 - 1) });
  });
});
