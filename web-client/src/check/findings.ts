import type { Part } from './part';
import type { Draw, Problem, ProblemKey, Report, Step } from './report';

/** A report as it grows. */
export class Findings {
  game: string | null = null;
  moves = 0;
  readonly draws: Draw[] = [];
  readonly #done: Step[] = [];
  readonly #problems: Problem[] = [];

  found(
    step: Step,
    key: ProblemKey,
    where: string,
    parameters: Readonly<Record<string, string | number>> = {},
    compared: Pick<Problem, 'says' | 'wanted'> = {},
  ): void {
    this.#problems.push({ step, what: { key, with: parameters }, where, ...compared });
  }

  /** Something stands in the file that should be something else. */
  compare(
    step: Step,
    key: ProblemKey,
    part: Part,
    wanted: string,
    parameters: Readonly<Record<string, string | number>> = {},
  ): void {
    if (part.value === wanted) return;
    this.found(step, key, part.where, parameters, { says: String(part.value), wanted });
  }

  finish(step: Step): void {
    this.#done.push(step);
  }

  report(): Report {
    const { game, moves, draws } = this;
    return { game, moves, draws, done: this.#done, problems: this.#problems };
  }
}
