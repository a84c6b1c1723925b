/**
 * What a game brings to the check of a finished one: which draws its opening and its events name, and what the dice give
 * for them by docs/fairness.md. It knows no rules; of the table it follows only what is left to be drawn.
 */
import type { Dice } from '../check/dice';
import type { Part } from '../check/part';
import type { Phrase, Words } from '../check/phrase';
import type { Language } from '../lib/settings/choices';

/** A draw as the file tells it, and as the dice have it. */
export interface Drawn {
  readonly number: number;
  readonly what: Phrase;
  readonly where: string;
  readonly says: unknown;
  readonly gives: unknown;
}

/** As much of a position as any game has. */
export interface Position {
  /** Whose move it is; nobody's when the game is over. When it passes, numbers of draws taken back are left out for good. */
  readonly toMove: number | null;
  /** The part of the game, counted from 1. */
  readonly chapter: number;
}

export interface Followed<Now extends Position> {
  readonly now: Now;
  readonly drawn: readonly Drawn[];
}

export interface GameCheck<Now extends Position = Position> {
  /** The draw that comes after those of the opening. */
  readonly firstDraw: number;
  open(opening: Part, dice: Dice): Followed<Now>;
  /** What an event changes, and what was drawn in it. */
  follow(before: Now, event: Part, dice: Dice): Followed<Now>;
  /** Its words: one for each thing that is drawn, and `chapter`. */
  readonly words: Readonly<Record<Language, () => Promise<Words>>>;
}

/** The check hands to a game only positions that this very game has made. */
export function defineCheck<Now extends Position>(check: GameCheck<Now>): GameCheck {
  return check as unknown as GameCheck;
}
