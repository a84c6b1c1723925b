/** Which of one's games are shown. The address of the page says it, so that going back and forth works. */
import { dayStart, isDay } from './days';

export const RESULTS = ['won', 'lost'] as const;
export type GameResult = (typeof RESULTS)[number];

export interface Filters {
  /** A game by its name. */
  readonly game: string | null;
  /** Somebody by the name that the server has for them on this device. */
  readonly friend: string | null;
  /** The first and the last day, as `2026-11-18`. */
  readonly from: string | null;
  readonly to: string | null;
  readonly result: GameResult | null;
}

export const NO_FILTERS: Filters = { game: null, friend: null, from: null, to: null, result: null };

/** So many games come at once. */
const LIMIT = 20;
/** The server counts seconds in 32 bits. */
const LAST_S = 2 ** 32 - 1;

/** What an address asks for; what cannot be understood in it is left out. */
export function filtersOf(query: string): Filters {
  const asked = new URLSearchParams(query);
  const day = (name: string) => {
    const value = asked.get(name) ?? '';
    return isDay(value) ? value : null;
  };
  const result = asked.get('result');
  return {
    game: asked.get('game') || null,
    friend: asked.get('with') || null,
    from: day('from'),
    to: day('to'),
    result: RESULTS.find((known) => known === result) ?? null,
  };
}

/** The query of the address, with its question mark; empty where nothing is chosen. */
export function queryOf({ game, friend, from, to, result }: Filters): string {
  return asQuery({ game, with: friend, from, to, result });
}

/** What the server is asked for. A day is from five in the morning to five in the morning. */
export function requestOf({ game, friend, from, to, result }: Filters): string {
  // From the 9th until the 3rd is from the 3rd until the 9th.
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  const query = asQuery({
    game,
    friend,
    from_s: first && inBounds(dayStart(first)),
    to_s: last && inBounds(dayStart(last, 1)),
    result,
    limit: String(LIMIT),
  });
  return `/api/me/games${query}`;
}

export const isFiltered = (filters: Filters): boolean =>
  Object.values(filters).some((value) => value !== null);

const inBounds = (seconds: number) => String(Math.min(LAST_S, Math.max(0, seconds)));

function asQuery(parts: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}
