/**
 * What the board shows now. The link knows the newest state at once; the stage shows one move after the other, each for
 * its own time, so that others' moves can be watched. Whoever has no patience skips to the present.
 */
import type { Seat } from '../lib/protocol/games';
import type { Moment } from '../lib/room/room-link.svelte';
import type { RoomState } from '../lib/room/state';

interface Scene {
  readonly state: RoomState;
  readonly moments: readonly Moment[];
}

/** How long another's move is looked at before the next one is shown. */
const HOLD_MS = 500;
/** With many waiting, each is shown for a glance. */
const GLANCE_MS = 120;
const MANY = 4;

export interface StageEvents {
  /** Moments come next, and there is time to watch them: what travels still lies where it was. Says how long it takes. */
  begins(moments: readonly Moment[]): number;
  /** Moments are on the stage now. */
  seen(moments: readonly Moment[]): void;
  /** Whether moves are shown one after the other. */
  isCalm(): boolean;
}

export class Stage {
  readonly #events: StageEvents;
  #shown = $state.raw<RoomState | null>(null);
  #waiting: Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busyUntil = 0;

  constructor(events: StageEvents) {
    this.#events = events;
  }

  get shown(): RoomState | null {
    return this.#shown;
  }

  /** Everything anew: what was waiting is old. */
  reset(state: RoomState): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shown = state;
  }

  push(state: RoomState, moments: readonly Moment[]): void {
    this.#waiting.push({ state, moments });
    this.#next();
  }

  /** Shows the present at once. */
  skip(): void {
    this.#busyUntil = 0;
    const waiting = this.#waiting;
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    for (const scene of waiting) this.#show(scene, true);
  }

  #next(): void {
    if (this.#timer !== undefined) return;
    const wait = this.#events.isCalm() ? this.#busyUntil - performance.now() : 0;
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#busyUntil = 0;
        this.#next();
      }, wait);
      return;
    }
    const scene = this.#waiting.shift();
    if (!scene) return;
    this.#show(scene, this.#waiting.length > MANY);
    this.#next();
  }

  #show({ state, moments }: Scene, isHurried: boolean): void {
    const takes = moments.length > 0 && !isHurried ? this.#events.begins(moments) : 0;
    this.#shown = state;
    if (moments.length === 0) return;
    const mine: Seat | null = state.viewer.as === 'seat' ? state.viewer.seat : null;
    const hold = isHurried ? GLANCE_MS : Math.max(HOLD_MS, takes);
    if (moments.some(({ seat }) => seat !== mine)) this.#busyUntil = performance.now() + hold;
    this.#events.seen(moments);
  }
}
