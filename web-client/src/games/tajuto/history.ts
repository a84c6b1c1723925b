/** How the game went, round by round. */
import type { History as ToldHistory } from '../../lib/protocol/games';

export interface History {
  /** The numbers of the rounds. */
  readonly rounds: readonly number[];
  /** Meditation Points by seat, after each round. */
  readonly mp: readonly (readonly number[])[];
  /** Spirituality Points by seat, after each round. */
  readonly sp: readonly (readonly number[])[];
}

/** What the server tells by turns, by rounds: as it stood when the last of the round had played, and at the end. */
export function byRounds({ counted, turns }: ToldHistory, seats: number): History {
  const ends = turns.filter((_, turn) => (turn + 1) % seats === 0 || turn === turns.length - 1);
  const series = (name: string) =>
    Array.from({ length: seats }, (_, seat) =>
      ends.map((standings) => standings[seat]?.[counted.indexOf(name)] ?? 0),
    );
  return { rounds: ends.map((_, round) => round + 1), mp: series('mp'), sp: series('sp') };
}
