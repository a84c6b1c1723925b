import type { Cue } from './cues';

/** The same sound is not heard again so soon. */
const GAP_MS: Partial<Record<Cue, number>> = {
  turn: 1_500,
  chat: 1_500,
  clock: 5_000,
  refused: 400,
};
const USUAL_GAP_MS = 180;
/** So many in a while, whichever they are: bots may play fast. */
const MOST = 6;
const WHILE_MS = 2_000;
/** What is soft is not heard beside something else. */
const SOFT: readonly Cue[] = ['stored', 'chat'];
const BESIDE_MS = 250;

/** Lets no heap of sounds come about. */
export class Limiter {
  #heard: { cue: Cue; atMs: number }[] = [];

  /** Whether a sound may be heard now; one that may is counted as heard. */
  allows(cue: Cue, nowMs: number): boolean {
    this.#heard = this.#heard.filter(
      ({ cue: past, atMs }) => nowMs - atMs < Math.max(WHILE_MS, gapOf(past)),
    );
    const since = (one: { atMs: number }) => nowMs - one.atMs;
    const again = this.#heard.some((one) => one.cue === cue && since(one) < gapOf(cue));
    const beside = SOFT.includes(cue) && this.#heard.some((one) => since(one) < BESIDE_MS);
    const many = this.#heard.filter((one) => since(one) < WHILE_MS).length >= MOST;
    // The end of a game, and that it is one's turn, are heard in any case.
    const must = cue === 'end' || cue === 'turn';
    if (again || beside || (many && !must)) return false;
    this.#heard.push({ cue, atMs: nowMs });
    return true;
  }
}

const gapOf = (cue: Cue): number => GAP_MS[cue] ?? USUAL_GAP_MS;
