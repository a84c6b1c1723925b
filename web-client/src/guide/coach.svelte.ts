/** The coach of a practice table. It knows no game: what it says and when are the lessons of the game. */
import { untrack } from 'svelte';
import type { Guide, GuideText, Lesson, LessonText, Sight } from '../games/guide';
import type { Keep } from '../lib/device/keep';
import type { RoomSession } from '../table/session.svelte';
import * as progress from './progress';

export class Coach {
  readonly #session: RoomSession;
  readonly #guide: Guide;
  readonly #keep: Keep;
  #progress = $state.raw(progress.BEGINNING);
  #text = $state.raw<GuideText | null>(null);

  constructor(session: RoomSession, guide: Guide, keep: Keep) {
    this.#session = session;
    this.#guide = guide;
    this.#keep = keep;
    this.#progress = progress.restore(keep.read(this.#key));
  }

  get #key(): string {
    return `guide.${this.#session.link.room}`;
  }

  get isAway(): boolean {
    return this.#progress.isAway;
  }

  /** The lessons in the language of the page. */
  speak(text: GuideText): void {
    this.#text = text;
  }

  /** Looks at the table as it is shown. */
  look(): void {
    const sight = this.#sight;
    const isOver = this.#session.shown?.room.phase !== 'playing';
    if (sight)
      untrack(() => this.#set(progress.look(this.#guide.lessons, this.#progress, sight, isOver)));
  }

  get #sight(): Sight | null {
    const { shown, seat } = this.#session;
    return shown?.table && seat !== null ? { table: shown.table, mine: seat } : null;
  }

  #set(next: progress.Progress): void {
    this.#progress = next;
    this.#keep.write(this.#key, progress.store(next));
  }

  /** The lesson that is shown; none at the end of the game, and while there is nothing to say. */
  get lesson(): Lesson | null {
    const { current, isAway } = this.#progress;
    return isAway ? null : (this.#guide.lessons.find(({ id }) => id === current) ?? null);
  }

  /** What the coach says now. */
  get says(): (LessonText & { readonly id: string }) | null {
    const { current, isAway } = this.#progress;
    const text = current === null || isAway ? undefined : this.#text?.[current];
    return text && current !== null ? { ...text, id: current } : null;
  }

  /** What is pointed at, by selectors; on a phone the tab, where that shows something else. */
  get at(): readonly string[] {
    const { lesson } = this;
    const sight = this.#sight;
    if (!lesson || !sight) return [];
    const at = lesson.at(sight);
    const isBehindTab = at.length > 0 && lesson.place !== undefined;
    return isBehindTab ? [...at, `[data-place="tab:${lesson.place}"]`] : at;
  }

  /** Whether the learner is asked to do something, and not only to read. */
  get asks(): boolean {
    return this.lesson?.done !== undefined;
  }

  get isLast(): boolean {
    const { current } = this.#progress;
    return current === progress.END || current === this.#guide.lessons.at(-1)?.id;
  }

  /** Which lesson it is; nothing after the lessons. */
  get count(): { readonly n: number; readonly all: number } | null {
    if (!this.lesson) return null;
    const all = this.#guide.lessons.length;
    return { n: Math.min(this.#progress.done.length + 1, all), all };
  }

  goOn(): void {
    this.#set(progress.goOn(this.#progress));
    this.look();
  }

  goAway(): void {
    this.#set(progress.goAway(this.#progress));
  }

  comeBack(): void {
    this.#set(progress.comeBack(this.#guide.lessons, this.#progress));
    this.look();
  }
}
