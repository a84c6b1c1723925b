/** One visit to a finished game: where in it one is, through whose eyes, and the table that shows it. Nothing is sent. */
import type { GameClient, TableModel } from '../games/game';
import type { Seat } from '../lib/protocol/games';
import type { GameTable, Replay, RoomView } from '../lib/protocol/messages';
import { occupantName } from '../lib/room/names';
import type { RoomState } from '../lib/room/state';
import { roomText } from '../table/room-told';
import { Flights } from '../table/flights.svelte';
import { Looking } from '../table/looking.svelte';
import type { Sitting } from '../table/sitting';
import { Course } from './course';
import type { Eyes } from './eyes';
import { Playback } from './playback.svelte';
import { nextTurn, previousTurn, turnAt, turnsOf, type Turn } from './turns';
import { said } from './words.svelte';

/** Where the same game comes from, seen by other eyes; nothing where it does not come. */
export type FindReplay = (eyes: Eyes) => Promise<Replay | null>;

/** There is no line in a replay. Without the newest state nothing counts as present: nothing is lit, nothing is asked. */
const NO_LINE = { state: null, unsaved: [], try: () => Promise.resolve(null) };

export class ReplaySession implements Sitting {
  readonly model: TableModel;
  readonly playback: Playback;
  readonly turns: readonly Turn[];
  readonly flights = new Flights();
  readonly looking = new Looking();
  /** Whose turns are gone through; those of all, if nobody's. */
  only = $state<Seat | null>(null);
  readonly #find: FindReplay;
  readonly #room: RoomView;
  readonly #courses: Partial<Record<Eyes, Course>> = {};
  #course: Course;
  #eyes = $state<Eyes>('all');
  /** The eyes that are on their way, or did not come. */
  #wanted = $state<{ eyes: Eyes; failed: boolean } | null>(null);

  constructor(client: GameClient, replay: Replay, position: number, find: FindReplay) {
    this.#find = find;
    this.#room = replay.room;
    this.#course = $state.raw(new Course(replay, 'all'));
    this.#courses.all = this.#course;
    this.turns = turnsOf(replay.steps);
    this.playback = new Playback(replay.steps.length, position, {
      leaves: (next) => this.#lift(next),
      arrives: () => void this.flights.go(),
      jumps: () => this.flights.land(),
    });
    this.model = client.create({
      link: NO_LINE,
      shown: () => this.#table(),
      nameOf: (seat) => this.nameOf(seat),
      explain: () => undefined,
      look: (place) => this.looking.show(place),
      send: () => undefined,
    });
  }

  get course(): Course {
    return this.#course;
  }

  get shown(): RoomState {
    return this.#course.at(this.playback.position);
  }

  get seat(): Seat | null {
    return typeof this.#eyes === 'number' ? this.#eyes : null;
  }

  get seats(): readonly Seat[] {
    return this.#room.seats.map(({ seat }) => seat);
  }

  nameOf(seat: Seat): string {
    const occupant = this.#room.seats[seat]?.occupant;
    // Whoever wished to be forgotten has no name any more.
    return (occupant && occupantName(seat, occupant)) || said('player', { n: seat + 1 });
  }

  /** A replay is silent. */
  cue(): void {
    return undefined;
  }

  get eyes(): Eyes {
    return this.#eyes;
  }

  /** What was chosen last: it may still be on its way. */
  get chosenEyes(): Eyes {
    return this.#wanted && !this.#wanted.failed ? this.#wanted.eyes : this.#eyes;
  }

  /** Whether other eyes could not be had. */
  get isBlind(): boolean {
    return this.#wanted?.failed ?? false;
  }

  /** Looks through other eyes, at the same position. */
  async lookThrough(eyes: Eyes): Promise<void> {
    const known = this.#courses[eyes];
    this.#wanted = known ? null : { eyes, failed: false };
    const course = known ?? (await this.#fetch(eyes));
    // Meanwhile one may have chosen again.
    if (!known && this.#wanted?.eyes !== eyes) return;
    this.#wanted = course ? null : { eyes, failed: true };
    if (!course) return;
    this.flights.land();
    this.#course = course;
    this.#eyes = eyes;
  }

  async #fetch(eyes: Eyes): Promise<Course | null> {
    const replay = await this.#find(eyes);
    // Positions are the same for all eyes.
    if (replay?.steps.length !== this.playback.length) return null;
    const course = new Course(replay, eyes);
    this.#courses[eyes] = course;
    return course;
  }

  /** The turn that is shown; none before the first. */
  get turn(): Turn | null {
    return turnAt(this.turns, this.playback.position);
  }

  goToTurn(which: 'previous' | 'next'): void {
    const { turns, only, playback } = this;
    const { position, length } = playback;
    playback.goTo(
      which === 'next'
        ? nextTurn(turns, position, only, length)
        : previousTurn(turns, position, only),
    );
  }

  /** What was done in the step that is shown, in words. */
  get deed(): string {
    const { position } = this.playback;
    const step = this.#course.step(position);
    if (!step) return this.#opening();
    const back = step.took_back && this.shown.log.at(-1);
    if (back) return roomText(back, (seat) => this.nameOf(seat));
    const lines = this.#course.told(position).map(({ line }) => this.model.line(line));
    // What leaves no line is told as it was seen.
    return (lines.length > 0 ? lines : this.#seen(position)).join(' · ');
  }

  #seen(position: number): string[] {
    return (this.#course.step(position)?.news.moments ?? []).map((one) => this.model.moment(one));
  }

  #opening(): string {
    const seat = this.turns[0]?.seat;
    return seat === undefined ? said('noSteps') : said('opening', { name: this.nameOf(seat) });
  }

  #lift(next: number): void {
    const moments = this.#course.step(next)?.news.moments ?? [];
    this.flights.lift(moments.flatMap((moment) => this.model.flights(moment)));
  }

  #table(): RoomState & { readonly table: GameTable } {
    // There is a table at every position.
    return this.shown as RoomState & { readonly table: GameTable };
  }
}
