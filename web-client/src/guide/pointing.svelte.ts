/** Follows on the screen what the coach points at, and finds the place of the words beside it. */
import { lead, place, type Box, type Point } from './placing';
import { findLit, findRoom, findTarget } from './target';

/** It looks so seldom: what moves is followed soon enough. */
const FRAMES = 3;

export class Pointing {
  readonly #at: () => readonly string[];
  #layer: HTMLElement | null = null;
  #words: HTMLElement | null = null;
  #ring = $state.raw<Box | null>(null);
  #spot = $state.raw<Point | null>(null);
  #lead = $state.raw<readonly [Point, Point] | null>(null);
  #before = '';
  #frames = 0;

  constructor(at: () => readonly string[]) {
    this.#at = at;
  }

  /** Around what is meant; nothing where it is not in sight. */
  get ring(): Box | null {
    return this.#ring;
  }

  /** Where the words stand; nothing before that is known. */
  get spot(): Point | null {
    return this.#spot;
  }

  get lead(): readonly [Point, Point] | null {
    return this.#lead;
  }

  /** The words, whose size matters. */
  hold(words: HTMLElement): () => void {
    this.#words = words;
    return () => (this.#words = null);
  }

  open(layer: HTMLElement): () => void {
    this.#layer = layer;
    let next = 0;
    const follow = () => {
      if (this.#frames % FRAMES === 0) this.#measure();
      this.#frames += 1;
      next = requestAnimationFrame(follow);
    };
    follow();
    return () => {
      cancelAnimationFrame(next);
      this.#layer = null;
      this.#before = '';
    };
  }

  /** Looks at once, and again in the next frame. */
  again(): void {
    this.#before = '';
    this.#frames = 0;
    this.#measure();
  }

  #measure(): void {
    if (!this.#layer || !this.#words) return;
    const room = findRoom();
    const target = findTarget(this.#at(), room);
    const { width, height } = this.#words.getBoundingClientRect();
    // Nothing moves as long as what is spoken of stays where it is.
    const now = JSON.stringify([room, target, width, height]);
    if (now === this.#before) return;
    this.#before = now;
    const spot = place(room, target, { width, height }, findLit());
    const way = target && lead({ ...spot, width, height }, target);
    // A larger text enlarges the whole page; what is measured is measured after it.
    const scale = this.#layer.getBoundingClientRect().width / this.#layer.offsetWidth || 1;
    const point = (one: Point): Point => ({ left: one.left / scale, top: one.top / scale });
    this.#spot = point(spot);
    this.#lead = way && [point(way[0]), point(way[1])];
    this.#ring = target && {
      ...point(target),
      width: target.width / scale,
      height: target.height / scale,
    };
  }
}
