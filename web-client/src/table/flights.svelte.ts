/**
 * Pieces that travel over the table. A flight begins before the table changes, while its piece still lies where it
 * comes from, and leaves when it is known where it ends. All of it is for the eye: whatever breaks a flight off leaves
 * the table as it is.
 */
import { tick } from 'svelte';
import type { Course, Flight } from '../games/game';
import { isStill, QUICK_MS, SETTLE_MS } from '../lib/ui/motion';
import { COURSE_MS, framesOf, type Size } from './courses';
import { findSpots, type Spot } from './spots';

interface Lifted {
  readonly flight: Flight;
  readonly from: Spot | null;
}

/** A piece in the air. */
export interface Flying {
  readonly id: number;
  readonly flight: Flight;
  readonly size: Size;
  readonly frames: Keyframe[];
  readonly delayMs: number;
  readonly timeMs: number;
  /** What keeps the piece unseen where it will land, and lets it give there. */
  readonly landing: readonly Animation[];
}

export interface Sight {
  isStill(): boolean;
  /** Whether anybody looks at this page. */
  isLooking(): boolean;
  /** Finds things on the page as it is now. */
  find(): (names: readonly string[]) => Spot | null;
}

const browser: Sight = {
  isStill,
  isLooking: () => document.visibilityState === 'visible',
  find: findSpots,
};

export class Flights {
  readonly #sight: Sight;
  #lifted = $state.raw<readonly Lifted[]>([]);
  #flying = $state.raw<readonly Flying[]>([]);
  #zoom: (() => number) | null = null;
  #last = 0;

  constructor(sight: Sight = browser) {
    this.#sight = sight;
  }

  get flying(): readonly Flying[] {
    return this.#flying;
  }

  get isBusy(): boolean {
    return this.#lifted.length > 0 || this.#flying.length > 0;
  }

  /**
   * There is a layer to fly in, until the returned function is called. One of its pixels has so many of the screen:
   * larger text enlarges the page.
   */
  open(zoom: () => number): () => void {
    this.#zoom = zoom;
    return () => {
      this.#zoom = null;
      this.land();
    };
  }

  /** Before the table changes: sees where the pieces lie. Says how long they will take. */
  lift(flights: readonly Flight[]): number {
    if (!this.#zoom || flights.length === 0 || !this.#sight.isLooking()) return 0;
    const find = this.#finder(this.#zoom());
    // All is measured before anything is changed.
    const lifted = flights.map((flight) => ({ flight, from: find(flight.from) }));
    // Whoever is quick takes a piece before it has arrived.
    this.#breakOff(({ flight: { to } }) => flights.some(({ from }) => from[0] === to[0]));
    this.#lifted = [...this.#lifted, ...lifted];
    if (this.#sight.isStill()) return 0;
    return Math.max(...flights.map(({ course, delayMs = 0 }) => delayMs + COURSE_MS[course]));
  }

  /** The table changes: they leave as soon as it is drawn. */
  async go(): Promise<void> {
    if (this.#lifted.length === 0) return;
    await tick();
    const lifted = this.#lifted;
    this.#lifted = [];
    if (!this.#zoom) return;
    const find = this.#finder(this.#zoom());
    // All is measured before anything is moved.
    const ways = lifted.map(({ flight, from }) => ({
      flight,
      from: from ?? find(flight.from),
      to: find(flight.to),
    }));
    if (this.#sight.isStill()) {
      for (const { to } of ways) to?.piece?.animate([{ opacity: 0, offset: 0 }], QUICK_MS);
      return;
    }
    const flying = ways.flatMap(({ flight, from, to }) => {
      const size = sizeOf(flight, from, to);
      return from && to && size ? [this.#launch(flight, size, from, to)] : [];
    });
    this.#flying = [...this.#flying, ...flying];
  }

  /** This piece has come to the end of its way. */
  end(one: Flying): void {
    this.#flying = this.#flying.filter((other) => other !== one);
  }

  /** Everything is where it belongs at once. */
  land(): void {
    this.#lifted = [];
    this.#breakOff(() => true);
  }

  #finder(zoom: number): (names: readonly string[]) => Spot | null {
    const find = this.#sight.find();
    return (names) => {
      const spot = find(names);
      if (!spot) return null;
      const { left, top, width, height } = spot.box;
      const box = {
        left: left / zoom,
        top: top / zoom,
        width: width / zoom,
        height: height / zoom,
      };
      return { ...spot, box };
    };
  }

  #launch(flight: Flight, size: Size, from: Spot, to: Spot): Flying {
    const { course, delayMs = 0 } = flight;
    const timeMs = COURSE_MS[course];
    this.#last += 1;
    return {
      id: this.#last,
      flight,
      size,
      frames: framesOf(course, size, from.box, to.box),
      delayMs,
      timeMs,
      landing: landing(to, course, delayMs + timeMs),
    };
  }

  #breakOff(isMeant: (flying: Flying) => boolean): void {
    const ended = this.#flying.filter(isMeant);
    if (ended.length === 0) return;
    this.#flying = this.#flying.filter((one) => !ended.includes(one));
    for (const animation of ended.flatMap((one) => one.landing)) animation.cancel();
  }
}

/** Nobody sees a piece twice: until its flight lands it is unseen. That ends by itself, whatever becomes of the flight. */
function landing({ piece, box }: Spot, course: Course, landsMs: number): Animation[] {
  if (!piece) return [];
  const unseen = piece.animate({ opacity: [0, 0] }, landsMs);
  if (course !== 'carry') return [unseen];
  const give = 2 / box.height;
  const squash = ['none', `scale(${1 + give / 2}, ${1 - give})`, 'none'];
  const timing = { delay: landsMs, duration: SETTLE_MS, easing: 'ease-in-out' };
  return [unseen, piece.animate({ transform: squash }, timing)];
}

/** A piece is as large as it lies on the table, at the larger of both ends. */
function sizeOf({ size }: Flight, from: Spot | null, to: Spot | null): Size | null {
  if (size) return { width: size[0], height: size[1] };
  const boxes = [from, to].flatMap((spot) => (spot?.piece ? [spot.box] : []));
  const area = ({ width, height }: Size) => width * height;
  return boxes.sort((one, two) => area(two) - area(one))[0] ?? null;
}
