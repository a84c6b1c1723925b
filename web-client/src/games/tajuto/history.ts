/** How the game went, round by round. */
import type { View } from '../../lib/protocol/tajuto';

export interface History {
  /** The numbers of the rounds. */
  readonly rounds: readonly number[];
  /** Meditation Points by seat, after each round. */
  readonly mp: readonly (readonly number[])[];
  /** Spirituality Points by seat, after each round. */
  readonly sp: readonly (readonly number[])[];
}

const isSeries = (value: unknown, length: number): value is number[] =>
  Array.isArray(value) &&
  value.length === length &&
  value.every((number) => typeof number === 'number');

function isHistory(value: unknown, seats: number): value is History {
  if (typeof value !== 'object' || value === null) return false;
  const { rounds, mp, sp } = value as Partial<Record<keyof History, unknown>>;
  if (!Array.isArray(rounds) || !isSeries(rounds, rounds.length)) return false;
  return [mp, sp].every(
    (bySeat) =>
      Array.isArray(bySeat) &&
      bySeat.length === seats &&
      bySeat.every((series) => isSeries(series, rounds.length)),
  );
}

/** The history that the view tells when the game is over; nothing before, or where it tells none. */
export function history({ view }: { readonly view: View }): History | null {
  const told: unknown = 'history' in view ? view.history : null;
  return isHistory(told, view.players.length) ? told : null;
}
