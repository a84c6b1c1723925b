import type { Step } from './report';

/** Hears how far a step has come: from 0 to 1. */
export type Progress = (step: Step, share: number) => void;

/** The page is not to stand still while something long is reckoned. */
const SLICE_MS = 12;

/** Breathes now and then, and says how far it has come. */
export class Rest {
  readonly #progress: Progress;
  #since = performance.now();

  constructor(progress: Progress) {
    this.#progress = progress;
  }

  async after(step: Step, share: number): Promise<void> {
    if (performance.now() - this.#since < SLICE_MS) return;
    this.#progress(step, share);
    await new Promise((done) => setTimeout(done));
    this.#since = performance.now();
  }
}
