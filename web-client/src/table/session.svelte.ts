/** One visit to a room: the line, the stage, the table of the game, and what is to be said about them. */
import type { GameClient, TableModel } from '../games/game';
import type { Keep } from '../lib/device/keep';
import { secret } from '../lib/device/random';
import { errorText } from '../lib/http/error-text';
import { t } from '../lib/i18n/t';
import type { Seat } from '../lib/protocol/games';
import type { Act, ErrorCode, GameTable, RoomId, RoomLine, Who } from '../lib/protocol/messages';
import type { Answer } from '../lib/room/outbox';
import { occupantName } from '../lib/room/names';
import { RoomLink, type Moment } from '../lib/room/room-link.svelte';
import type { RoomState } from '../lib/room/state';
import { settings } from '../lib/settings/device';
import { missedLines, readSeen, writeSeen, type LastSeen } from './away';
import { afterFrame } from '../lib/ui/after-frame';
import { foremost, type Cue } from '../lib/sound/cues';
import { play } from '../lib/sound/play';
import { Flights } from './flights.svelte';
import { Hinting } from './hinting.svelte';
import { logEntries, type LogEntry } from './log';
import { Looking } from './looking.svelte';
import type { Sitting } from './sitting';
import { Stage } from './stage.svelte';

/** A sentence for the player: why something was not done. */
export interface Notice {
  readonly text: string;
  readonly rule: string | null;
}

/** The coach of a practice table, as far as others deal with it. */
export interface Coaching {
  readonly isAway: boolean;
  comeBack(): void;
}

/** How long a sentence about a move or a refusal stands. */
const STANDS_MS = 5_000;

/** Who looks at another page for so long was away. */
const LONG_MS = 600_000;

/** After these, what happened in the own seat is news too. */
const PLAYED_BY_OTHERS: readonly RoomLine['told']['did'][] = [
  'stood_in',
  'time_ran_out',
  'pass_used',
];

const hasTable = (shown: RoomState | null): shown is RoomState & { readonly table: GameTable } =>
  Boolean(shown?.table);

export class RoomSession implements Sitting {
  readonly link: RoomLink;
  /** What travels over the table now. */
  readonly flights = new Flights();
  /** Which place of the table a phone shows. */
  readonly looking = new Looking();
  readonly hinting = new Hinting(this);
  /** The coach, at a practice table, once it is there. */
  coach = $state.raw<Coaching | null>(null);
  /** Whether the chat is neither read nor heard. */
  isChatMuted = $state(false);
  readonly #keep: Keep;
  readonly #stage: Stage;
  #model = $state.raw<TableModel | null>(null);
  #notice = $state.raw<Notice | null>(null);
  #news = $state.raw<readonly string[]>([]);
  /** The number to which this device came back; nothing where it was not away. */
  #backAt = $state.raw<number | null>(null);
  #lastSeen = $state.raw<LastSeen>(readSeen(null));
  #hiddenAt = Infinity;
  #chatHeard = 0;
  #noticeEnds: ReturnType<typeof setTimeout> | undefined;
  #newsEnds: ReturnType<typeof setTimeout> | undefined;

  constructor(room: RoomId, who: Who, keep: Keep) {
    this.#keep = keep;
    this.#stage = new Stage({
      begins: (moments) =>
        this.flights.lift(moments.flatMap((moment) => this.model?.flights(moment) ?? [])),
      seen: (moments) => {
        this.#announce(moments);
        void this.flights.go();
      },
      isCalm: () => settings.motion && document.visibilityState === 'visible',
    });
    this.link = new RoomLink(room, who, keep, {
      changed: (state, moments) => {
        this.#hearChat(state);
        const mine = this.model?.toMove === this.seat;
        this.#stage.push(state, moments);
        this.#noteSeen(state);
        if (!mine && this.seat !== null) this.#callIfMine();
      },
      returned: (state, known) => this.#return(state, known),
    });
  }

  open(): () => void {
    this.link.open();
    const turned = () => this.#turned();
    document.addEventListener('visibilitychange', turned);
    return () => {
      document.removeEventListener('visibilitychange', turned);
      clearTimeout(this.#noticeEnds);
      clearTimeout(this.#newsEnds);
      this.link.close();
    };
  }

  /** What is on the stage; nothing before the first welcome. */
  get shown(): RoomState | null {
    return this.#stage.shown;
  }

  /** The table of the game, once both are there. */
  get model(): TableModel | null {
    return this.#model;
  }

  readonly seat: Seat | null = $derived.by(() => {
    const viewer = this.shown?.viewer;
    return viewer?.as === 'seat' ? viewer.seat : null;
  });

  readonly #seats = $derived.by(() => this.shown?.room.seats);

  /** Why something was not done, for a while. */
  get notice(): Notice | null {
    return this.#notice;
  }

  /** What has just been seen, in words, for a while: it is kept nowhere. */
  get news(): readonly string[] {
    return this.#news;
  }

  /** Lines that came while this device was away. */
  get missed(): readonly LogEntry[] {
    const since = this.#lastSeen.seq;
    const to = this.#backAt;
    const { shown, model, seat } = this;
    if (to === null || !shown?.table || !model) return [];
    const isElsewhere = ({ told, seq }: RoomLine) =>
      seq > since &&
      seq <= to &&
      PLAYED_BY_OTHERS.includes(told.did) &&
      'seat' in told &&
      told.seat === seat;
    const entries = logEntries(shown, model, (of) => this.nameOf(of));
    return missedLines(entries, { since, to }, seat, shown.log.some(isElsewhere));
  }

  /** What this device had seen when it came back. */
  get lastSeen(): LastSeen {
    return this.#lastSeen;
  }

  welcomeBack(): void {
    this.#backAt = null;
  }

  /** Brings the table of a game to life. */
  use(game: GameClient): void {
    this.#model = game.create({
      link: this.link,
      shown: () => this.#table(),
      nameOf: (seat) => this.nameOf(seat),
      explain: (text, rule) => this.explain(text, rule),
      look: (place) => this.looking.show(place),
      send: (command) => {
        void this.link.command(command)?.then((answer) => this.#judge(answer));
      },
    });
    if (this.shown) this.#noteSeen(this.shown);
  }

  #table(): RoomState & { readonly table: GameTable } {
    const { shown } = this;
    if (!hasTable(shown)) throw new Error('a table is made only when the game has begun');
    return shown;
  }

  /** The name at a seat, for sentences. */
  nameOf(seat: Seat): string {
    const occupant = this.#seats?.[seat]?.occupant;
    return (occupant && occupantName(seat, occupant)) ?? t('table.nobody');
  }

  /** Does something about the room, and says so where it could not be done. */
  async act(act: Act): Promise<Answer> {
    const answer = await this.link.act(act);
    this.#judge(answer);
    return answer;
  }

  explain(text: string, rule: string | null): void {
    this.#notice = { text, rule };
    this.releaseNotice();
  }

  /** Lets the notice stand, until it is released. */
  holdNotice(): void {
    clearTimeout(this.#noticeEnds);
  }

  releaseNotice(): void {
    clearTimeout(this.#noticeEnds);
    this.#noticeEnds = setTimeout(() => (this.#notice = null), STANDS_MS);
  }

  /** Says no more about what was not done. */
  hush(): void {
    clearTimeout(this.#noticeEnds);
    this.#notice = null;
  }

  /** Says what went wrong. */
  complain(code: ErrorCode): void {
    this.explain(errorText(code), null);
  }

  /** Shows the present at once: nothing waits, nothing is in the air. */
  skip(): void {
    this.#stage.skip();
    this.flights.land();
  }

  /** Lets something be heard, as this device wants it. */
  cue(cue: Cue): void {
    afterFrame(() => play(cue, settings.sound));
  }

  #judge(answer: Answer): void {
    if (answer.type === 'accepted') this.cue('stored');
    if (answer.type === 'refused' || answer.type === 'error') this.cue('refused');
    if (answer.type === 'refused') {
      const text = this.model?.refusal(answer.refusal) ?? '';
      this.explain(text, answer.rule);
    } else if (answer.type === 'error') {
      this.complain(answer.code);
    }
  }

  #announce(moments: readonly Moment[]): void {
    const { model } = this;
    if (!model) return;
    this.#news = moments.map((moment) => model.moment(moment));
    clearTimeout(this.#newsEnds);
    this.#newsEnds = setTimeout(() => (this.#news = []), STANDS_MS);
    const cue = foremost(moments.map((moment) => model.sound(moment)));
    if (cue) this.cue(cue);
  }

  #callIfMine(): void {
    const decision = this.link.state?.table?.decision;
    if (decision) this.cue('turn');
  }

  /** Somebody else wrote, and it is read here. */
  #hearChat({ chat, viewer }: RoomState): void {
    const before = this.#chatHeard;
    const last = chat.at(-1);
    this.#chatHeard = last?.n ?? 0;
    const mine = viewer.as === 'seat' ? viewer.seat : null;
    if (last && last.n > before && last.seat !== mine && !this.isChatMuted) this.cue('chat');
  }

  #return(state: RoomState, known: number): void {
    this.#lookBack(state, known);
    this.#chatHeard = state.chat.at(-1)?.n ?? 0;
    this.#stage.reset(state);
    this.#noteSeen(state);
    this.#stir(state);
  }

  /** Adds to the dice, once for each room: after the server has committed itself, so that it cannot know before. */
  #stir({ room, viewer }: RoomState): void {
    const stirred = `stirred.${this.link.room}`;
    if (room.phase !== 'waiting' || viewer.as !== 'seat' || this.#keep.read(stirred)) return;
    this.#keep.write(stirred, 'yes');
    void this.link.act({ do: 'stir', nonce: secret() });
  }

  /** What came since something was seen of the table on this device, or on this page up to a number. */
  #lookBack({ seq }: RoomState, known: number): void {
    const seen = readSeen(this.#keep.read(this.#seenKey));
    this.#lastSeen = known > 0 ? { ...seen, seq: known } : seen;
    // A first visit has missed nothing.
    const wasAway = this.#lastSeen.seq > 0 && this.#lastSeen.seq < seq;
    this.#backAt = wasAway ? seq : null;
  }

  /** The page was turned away from, or is looked at again: after a long while as by one who comes back. */
  #turned(): void {
    const { state } = this.link;
    if (document.visibilityState === 'hidden') {
      this.#hiddenAt = performance.now();
    } else if (state) {
      if (performance.now() - this.#hiddenAt > LONG_MS) this.#lookBack(state, 0);
      this.#noteSeen(state);
    }
  }

  get #seenKey(): string {
    return `seen.${this.link.room}`;
  }

  #noteSeen({ seq }: RoomState): void {
    if (document.visibilityState !== 'visible') return;
    const { model, seat } = this;
    const points = model && seat !== null ? model.points(seat).value : null;
    const seen = writeSeen({ seq, points, atMs: Date.now() });
    afterFrame(() => this.#keep.write(this.#seenKey, seen));
  }
}
