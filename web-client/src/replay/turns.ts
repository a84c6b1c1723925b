/** The turns of a finished game, and the ways between them. */
import type { Seat } from '../lib/protocol/games';
import type { ReplayStep } from '../lib/protocol/messages';

export interface Turn {
  /** Its number in the game, from 1; a turn that was returned to stands here once more. */
  readonly number: number;
  readonly seat: Seat;
  /** The position after its first step. */
  readonly from: number;
}

export function turnsOf(steps: readonly ReplayStep[]): Turn[] {
  return steps.flatMap(({ turn, seat }, nth) =>
    nth > 0 && steps[nth - 1]?.turn === turn ? [] : [{ number: turn, seat, from: nth + 1 }],
  );
}

/** The turn to which a position belongs; none before the first step. */
export function turnAt(turns: readonly Turn[], position: number): Turn | null {
  return turns.findLast(({ from }) => from <= position) ?? null;
}

const isOf = (only: Seat | null) => (turn: Turn) => only === null || turn.seat === only;

/** Where the next turn begins, of all or of one player; the end where there is none. */
export function nextTurn(
  turns: readonly Turn[],
  position: number,
  only: Seat | null,
  length: number,
): number {
  return turns.filter(isOf(only)).find(({ from }) => from > position)?.from ?? length;
}

/** Where this turn begins, or the one before it where one stands there already; the beginning where there is none. */
export function previousTurn(turns: readonly Turn[], position: number, only: Seat | null): number {
  return turns.filter(isOf(only)).findLast(({ from }) => from < position)?.from ?? 0;
}
