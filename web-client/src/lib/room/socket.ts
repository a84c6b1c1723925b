import type { ClientMessage, ServerMessage } from '../protocol/messages';

/** How the line to the server stands. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'closed';

export interface SocketEvents {
  /** The line is open: say hello. */
  opened(): void;
  heard(message: ServerMessage): void;
  changed(state: LineState): void;
}

/** What the socket needs of its surroundings. */
export interface Surroundings {
  connect(): WebSocket;
  random(): number;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** A line that says nothing for so long after a ping is dead. */
const PATIENCE_MS = 8_000;
const PING_MS = 25_000;

/** How long to wait before the nth attempt: twice as long each time, and a little by chance. */
export function backoff(attempt: number, random: number): number {
  const full = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return full * (0.5 + random / 2);
}

/**
 * A line to the server that comes back by itself: after a while that grows, and at once when the device wakes up or
 * is online again. What is said while it is down is not kept here.
 */
export class RoomSocket {
  readonly #events: SocketEvents;
  readonly #surroundings: Surroundings;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #watch: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(events: SocketEvents, surroundings: Surroundings) {
    this.#events = events;
    this.#surroundings = surroundings;
  }

  /** Opens the line, and keeps it open until `close`. */
  open(): void {
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#gone);
    document.addEventListener('visibilitychange', this.#wake);
    this.#connect();
  }

  close(): void {
    this.#over = true;
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#gone);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
    this.#events.changed('closed');
  }

  /** Sends where the line is open; says whether it was. */
  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The server has let us in: the next trouble starts with a short wait again. */
  settled(): void {
    this.#attempt = 0;
  }

  #connect(): void {
    this.#drop();
    if (this.#over) return;
    this.#events.changed('connecting');
    const socket = this.#surroundings.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#events.changed('open');
      this.#events.opened();
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent<unknown>) => {
      this.#listen();
      const message = parse(event.data);
      if (message) this.#events.heard(message);
    };
    socket.onclose = () => this.#lost();
    // A server that is about to stop may take the call and never answer it.
    this.#watch = setTimeout(() => this.#lost(), PATIENCE_MS);
  }

  #lost(): void {
    this.#drop();
    if (this.#over) return;
    this.#events.changed('waiting');
    this.#retry = setTimeout(
      () => this.#connect(),
      backoff(this.#attempt, this.#surroundings.random()),
    );
    this.#attempt += 1;
  }

  /** Something was heard: after a silence, ask; after a longer one, begin anew. */
  #listen(): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      if (this.send({ type: 'ping' })) {
        this.#watch = setTimeout(() => this.#lost(), PATIENCE_MS);
      }
    }, PING_MS);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#watch);
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  readonly #wake = () => {
    if (this.#over || document.visibilityState === 'hidden') return;
    if (this.#socket?.readyState === WebSocket.OPEN) {
      // The line may have died in the device's sleep: ask, and be quick about it.
      this.send({ type: 'ping' });
      clearTimeout(this.#watch);
      this.#watch = setTimeout(() => this.#connect(), PATIENCE_MS / 4);
    } else if (this.#socket?.readyState !== WebSocket.CONNECTING) {
      this.#attempt = 0;
      this.#connect();
    }
  };

  readonly #gone = () => this.#lost();
}

function parse(data: unknown): ServerMessage | null {
  if (typeof data !== 'string') return null;
  try {
    // The server and this page are built together; what it says has the generated types.
    return JSON.parse(data) as ServerMessage;
  } catch {
    return null;
  }
}
