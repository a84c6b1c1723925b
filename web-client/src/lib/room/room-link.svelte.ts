import type { Keep } from '../device/keep';
import type {
  Act,
  ClientMessage,
  ErrorCode,
  GameCommand,
  GameNews,
  GameRefusal,
  RoomId,
  ServerMessage,
  TryResult,
  Who,
} from '../protocol/messages';
import { PROTOCOL_VERSION } from '../protocol/messages';
import { Outbox, type Answer, type Request } from './outbox';
import { RoomSocket, type LineState, type Surroundings } from './socket';
import { updated, welcomed, written, type RoomState } from './state';

export type Moment = GameNews['moments'][number];
type Sent = Extract<ClientMessage, { id: string }>;

/** What a tried command of one game would bring. */
type TryResultOf<Name extends GameCommand['game']> =
  | Extract<TryResult, { would: 'work' }>
  | (Extract<TryResult, { would: 'fail' }> & { refusal: Extract<GameRefusal, { game: Name }> });

/** Errors after which saying hello again makes no sense. */
const FINAL: readonly ErrorCode[] = [
  'unknown_room',
  'unknown_seat_token',
  'unsupported_version',
  // A link with something in it that is no room or no code.
  'unknown_message',
  'full',
];

/** What a page hears of each change, in order. */
export interface LinkEvents {
  /** The room is known anew, or something is new in it; moments are to be shown and announced, and kept nowhere. */
  changed?(state: RoomState, moments: readonly Moment[]): void;
  /** The server has let us in (again); `known` is the number up to which everything had come before. */
  returned?(state: RoomState, known: number): void;
}

/**
 * One room over one line: what is known of it, and how to do something there. It comes back by itself, says again
 * what was not answered, and knows nothing of the rules.
 */
export class RoomLink {
  readonly room: RoomId;
  readonly #who: Who;
  readonly #keep: Keep;
  readonly #events: LinkEvents;
  readonly #socket: RoomSocket;
  readonly #outbox: Outbox;
  #state = $state.raw<RoomState | null>(null);
  #line = $state.raw<LineState>('connecting');
  #welcome = $state.raw(false);
  #refused = $state.raw<ErrorCode | null>(null);
  #unsaved = $state.raw<readonly Sent[]>([]);

  constructor(
    room: RoomId,
    who: Who,
    keep: Keep,
    events: LinkEvents = {},
    surroundings: Surroundings = browser,
  ) {
    this.room = room;
    this.#who = who;
    this.#keep = keep;
    this.#events = events;
    this.#outbox = new Outbox((unsaved) => {
      this.#unsaved = unsaved;
      this.#keep.write(this.#key, unsaved.length > 0 ? JSON.stringify(unsaved) : '');
    });
    this.#socket = new RoomSocket(
      {
        opened: () => this.#hello(),
        heard: (message) => this.#hear(message),
        changed: (line) => {
          this.#line = line;
          if (line !== 'open') this.#welcome = false;
        },
      },
      surroundings,
    );
    this.#outbox.resume(stored(keep.read(this.#key)));
  }

  /** What is known of the room; nothing before the first welcome. */
  get state(): RoomState | null {
    return this.#state;
  }

  /** Whether the server hears us now. */
  get isLive(): boolean {
    return this.#line === 'open' && this.#welcome;
  }

  /** Why the server will not let us in, for good. */
  get refused(): ErrorCode | null {
    return this.#refused;
  }

  /** Commands and acts that are not known to be stored yet. */
  get unsaved(): readonly Sent[] {
    return this.#unsaved;
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Does something in the game. It is sent with the key of the decision that is on the table now. */
  command(command: GameCommand): Promise<Answer> | null {
    const key = this.#state?.table?.decision?.key;
    if (key === undefined) return null;
    return this.#say({ type: 'command', key, command });
  }

  /** What would come of it? Nothing where the line is down: it is not worth waiting for. */
  async try<Name extends GameCommand['game']>(
    command: GameCommand & { game: Name },
  ): Promise<TryResultOf<Name> | null> {
    if (!this.isLive) return null;
    const answer = await this.#say({ type: 'try', command });
    // The answer is of the game that the command is of.
    return answer.type === 'tried' ? (answer.result as TryResultOf<Name>) : null;
  }

  /** What would a steward do, and why? */
  hint(): Promise<Answer> {
    return this.#say({ type: 'hint' });
  }

  act(act: Act): Promise<Answer> {
    return this.#say({ type: 'act', act });
  }

  chat(text: string): Promise<Answer> {
    return this.#say({ type: 'chat', text });
  }

  get #key(): string {
    return `unsaved.${this.room}`;
  }

  #say(request: Request): Promise<Answer> {
    const { message, answered } = this.#outbox.put(request);
    if (this.isLive) this.#socket.send(message);
    return answered;
  }

  #hello(): void {
    this.#socket.send({
      type: 'hello',
      version: PROTOCOL_VERSION,
      room: this.room,
      who: this.#who,
      seen: this.#state?.seq ?? 0,
      chat_seen: this.#state?.chat.at(-1)?.n ?? 0,
    });
  }

  #hear(message: ServerMessage): void {
    // Not the time of day: that may be set while a game is played.
    const now = performance.now();
    switch (message.type) {
      case 'welcome': {
        const known = this.#state?.seq ?? 0;
        this.#state = welcomed(this.#state, message, now);
        this.#welcome = true;
        this.#socket.settled();
        this.#events.returned?.(this.#state, known);
        for (const unanswered of this.#outbox.unanswered()) this.#socket.send(unanswered);
        break;
      }
      case 'update':
        if (!this.#state || message.seq <= this.#state.seq) break;
        this.#change(updated(this.#state, message, now), message.news?.moments);
        break;
      case 'presence':
        if (this.#state) this.#change({ ...this.#state, presence: message.presence });
        break;
      case 'chat':
        if (this.#state) this.#change(written(this.#state, message.line));
        break;
      case 'error':
        if (!this.#outbox.settle(message)) this.#complain(message.code);
        break;
      case 'accepted':
      case 'refused':
      case 'tried':
      case 'hinted':
      case 'pass':
        this.#outbox.settle(message);
        break;
      case 'pong':
        break;
    }
  }

  #change(state: RoomState, moments: readonly Moment[] = []): void {
    this.#state = state;
    this.#events.changed?.(state, moments);
  }

  #complain(code: ErrorCode): void {
    if (this.#welcome || !FINAL.includes(code)) return;
    this.#refused = code;
    if (code === 'unknown_seat_token') this.#outbox.forget();
    this.#socket.close();
  }
}

const browser: Surroundings = {
  connect: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`),
  random: Math.random,
};

function stored(text: string | null): Sent[] {
  if (!text) return [];
  try {
    // Written by this page before it was loaded anew.
    return JSON.parse(text) as Sent[];
  } catch {
    return [];
  }
}
