/** Repeats every draw of a game, in the order in which it was played, take-backs among it. */
import type { Drawn, GameCheck, Position } from '../games/check';
import { canonical } from './canonical';
import type { Dice } from './dice';
import type { Findings } from './findings';
import { Part } from './part';
import type { Rest } from './rest';

interface Stand {
  readonly now: Position;
  /** The number of the next draw. */
  readonly next: number;
}

/** A command that stands, with what was before it. */
interface Made {
  readonly seq: number;
  readonly before: Stand;
  /** How many draws had been made before it. */
  readonly drawsBefore: number;
}

export class Draws {
  readonly #check: GameCheck;
  readonly #dice: Dice;
  readonly #findings: Findings;
  readonly #made: Made[] = [];
  #stand: Stand;
  /** The number after the last draw of the turn, taken back or not: from there the next turn goes on. */
  #beyond: number;

  constructor(check: GameCheck, opening: Part, dice: Dice, findings: Findings) {
    this.#check = check;
    this.#dice = dice;
    this.#findings = findings;
    const { now, drawn } = check.open(opening, dice);
    for (const draw of drawn) this.#compare(draw, 0);
    this.#stand = { now, next: check.firstDraw };
    this.#beyond = check.firstDraw;
  }

  async follow(entries: readonly Part[], rest: Rest): Promise<void> {
    for (const [place, entry] of entries.entries()) {
      const from = entry.maybe('from');
      if (from) this.#takeBack(from);
      else this.#command(entry);
      await rest.after('draws', place / entries.length);
    }
    this.#findings.finish('draws');
  }

  #command(entry: Part): void {
    const drawsBefore = this.#findings.draws.length;
    this.#made.push({ seq: entry.get('seq').whole(), before: this.#stand, drawsBefore });
    for (const event of entry.get('events').list()) this.#event(event);
  }

  #event(event: Part): void {
    const before = this.#stand.now;
    const { now, drawn } = this.#check.follow(before, event, this.#dice);
    let { next } = this.#stand;
    for (const draw of drawn) {
      if (draw.number !== next) {
        const numbers = { n: draw.number, wanted: next };
        this.#findings.found('draws', 'problem_number', draw.where, numbers);
      }
      this.#compare(draw, now.chapter);
      next = draw.number + 1;
    }
    this.#beyond = Math.max(this.#beyond, next);
    this.#stand = { now, next: now.toMove === before.toMove ? next : this.#beyond };
  }

  #compare({ number, what, where, says, gives }: Drawn, chapter: number): void {
    const [said, given] = [canonical(says), canonical(gives)];
    const fits = said === given;
    this.#findings.draws.push({ number, chapter, what, fits, isTakenBack: false });
    if (fits) return;
    this.#findings.found(
      'draws',
      'problem_draw',
      where,
      { n: number },
      { says: said, wanted: given },
    );
  }

  /** A take-back restores the position and the number of its next draw. */
  #takeBack(from: Part): void {
    const first = this.#made.findIndex(({ seq }) => seq >= from.whole());
    const undone = this.#made[first];
    if (!undone) throw from.misread();
    this.#made.length = first;
    this.#stand = undone.before;
    for (const draw of this.#findings.draws.slice(undone.drawsBefore)) draw.isTakenBack = true;
  }
}
