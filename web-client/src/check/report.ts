/** What the check of a game file found. */
import type { Phrase } from './phrase';
import type { words } from './words/en';

/** What is checked, in this order: the file as a whole, its chain, where the dice come from, what they gave. */
export const STEPS = ['file', 'chain', 'seal', 'draws'] as const;
export type Step = (typeof STEPS)[number];

/** A draw that was repeated. */
export interface Draw {
  readonly number: number;
  /** The part of the game in which it was made; 0 is before the first move. */
  readonly chapter: number;
  /** What was drawn, by the file. */
  readonly what: Phrase;
  readonly fits: boolean;
  /** Whether the move was taken back afterwards. */
  isTakenBack: boolean;
}

export type ProblemKey = Extract<keyof typeof words, `problem_${string}`>;

/** Something that does not fit. */
export interface Problem {
  readonly step: Step;
  readonly what: Phrase<ProblemKey>;
  /** Where in the file: `entries[7].events[0]`. */
  readonly where: string;
  /** What stands there, and what should. */
  readonly says?: string;
  readonly wanted?: string;
}

export interface Report {
  /** Which game it is, where the file says so. */
  readonly game: string | null;
  /** How many entries are chained: moves, and those that took some back. */
  readonly moves: number;
  readonly draws: readonly Draw[];
  /** The steps that were taken to their end. */
  readonly done: readonly Step[];
  readonly problems: readonly Problem[];
}

export const isClean = ({ done, problems }: Report): boolean =>
  problems.length === 0 && done.length === STEPS.length;

/** The draws of each part of the game, in order. */
export function chapters(
  draws: readonly Draw[],
): { readonly chapter: number; readonly draws: readonly Draw[] }[] {
  const found = new Map<number, Draw[]>();
  for (const draw of draws) found.set(draw.chapter, [...(found.get(draw.chapter) ?? []), draw]);
  return [...found].map(([chapter, those]) => ({ chapter, draws: those }));
}
