/** Where in a finished game one is, and how it goes on by itself. */
import { clamped } from './course';

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is looked at, at the usual speed. Games last for days: their own pace would say nothing. */
const PACE_MS = 1200;
/** Faster, and pieces would never arrive. */
const FASTEST_IN_FLIGHT: Speed = 2;

export interface PlaybackEvents {
  /** The next step comes, and there is time to watch it: the table still shows the one before. */
  leaves?(next: number): void;
  /** It is on the table now. */
  arrives?(): void;
  /** Another position is shown at once. */
  jumps?(): void;
}

export class Playback {
  /** The last position. */
  readonly length: number;
  readonly #events: PlaybackEvents;
  #position = $state(0);
  #isPlaying = $state(false);
  #speed = $state<Speed>(1);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(length: number, position: number, events: PlaybackEvents = {}) {
    this.length = length;
    this.#position = clamped(position, length);
    this.#events = events;
  }

  get position(): number {
    return this.#position;
  }

  get isAtStart(): boolean {
    return this.#position === 0;
  }

  get isAtEnd(): boolean {
    return this.#position === this.length;
  }

  get isPlaying(): boolean {
    return this.#isPlaying;
  }

  /** Whether it plays so fast that nobody could listen to what happens. */
  get isHurried(): boolean {
    return this.#isPlaying && this.#speed > 1;
  }

  get speed(): Speed {
    return this.#speed;
  }

  set speed(speed: Speed) {
    this.#speed = speed;
    if (this.#isPlaying) this.#wait();
  }

  /** One speed up or down. */
  hurry(by: -1 | 1): void {
    this.speed = SPEEDS[SPEEDS.indexOf(this.#speed) + by] ?? this.#speed;
  }

  /** One step on or back: who does it by hand wants to look, and it plays no longer. */
  step(by: -1 | 1): void {
    this.pause();
    this.#show(this.#position + by);
  }

  /** Goes somewhere; while it plays, it plays on from there. */
  goTo(position: number): void {
    const to = clamped(position, this.length);
    if (to !== this.#position) {
      this.#events.jumps?.();
      this.#position = to;
    }
    if (this.#isPlaying) this.#wait();
  }

  /** Goes on by itself; from the end, from the beginning on. */
  play(): void {
    if (this.length === 0) return;
    if (this.isAtEnd) this.goTo(0);
    this.#isPlaying = true;
    this.#wait();
  }

  pause(): void {
    clearTimeout(this.#timer);
    this.#isPlaying = false;
  }

  toggle(): void {
    if (this.#isPlaying) this.pause();
    else this.play();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#show(this.#position + 1);
      if (this.isAtEnd) this.pause();
      else this.#wait();
    }, PACE_MS / this.#speed);
  }

  #show(position: number): void {
    const isNext = position === this.#position + 1 && position <= this.length;
    if (!isNext || (this.#isPlaying && this.#speed > FASTEST_IN_FLIGHT)) {
      const to = clamped(position, this.length);
      if (to !== this.#position) this.#events.jumps?.();
      this.#position = to;
      return;
    }
    this.#events.leaves?.(position);
    this.#position = position;
    this.#events.arrives?.();
  }
}
