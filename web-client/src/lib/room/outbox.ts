import { randomText } from '../device/random';
import type { ClientMessage, ServerMessage } from '../protocol/messages';

type Sent = Extract<ClientMessage, { id: string }>;
type Body<Message> = Message extends Sent ? Omit<Message, 'id'> : never;
/** What can be said with an id: everything but `hello` and `ping`. */
export type Request = Body<ClientMessage>;
export type Answer = Extract<
  ServerMessage,
  { type: 'accepted' | 'refused' | 'tried' | 'hinted' | 'pass' | 'error' }
>;

interface Waiting {
  readonly message: Sent;
  readonly answer: (answer: Answer) => void;
}

/**
 * What was said and not yet answered. It is said again on each new line, unchanged: the server does an id once and
 * answers it each time. Commands and acts outlive the page; a `try` or a hint is worth nothing later.
 */
export class Outbox {
  readonly #waiting = new Map<string, Waiting>();
  /** Ids must be new for all devices of a seat. */
  readonly #prefix = randomText(10);
  #count = 0;
  readonly #changed: (waiting: readonly Sent[]) => void;

  constructor(changed: (waiting: readonly Sent[]) => void) {
    this.#changed = changed;
  }

  /** Puts a request in, and promises its answer. */
  put(request: Request): { message: Sent; answered: Promise<Answer> } {
    this.#count += 1;
    const message = { ...request, id: `${this.#prefix}-${this.#count}` } as Sent;
    return { message, answered: this.#await(message) };
  }

  /** Takes up again what an earlier page had not got an answer to. */
  resume(messages: readonly Sent[]): void {
    for (const message of messages) void this.#await(message);
  }

  #await(message: Sent): Promise<Answer> {
    return new Promise((answer) => {
      this.#waiting.set(message.id, { message, answer });
      this.#tell();
    });
  }

  /** All that is to be said again on a new line, in order. */
  unanswered(): Sent[] {
    return [...this.#waiting.values()].map(({ message }) => message);
  }

  /** An answer has come; says whether somebody waited for it. */
  settle(answer: Answer): boolean {
    const waiting = answer.id === undefined ? undefined : this.#waiting.get(answer.id);
    if (!waiting) return false;
    this.#waiting.delete(waiting.message.id);
    this.#tell();
    waiting.answer(answer);
    return true;
  }

  /** Nobody will ever answer: the seat is gone. */
  forget(): void {
    this.#waiting.clear();
    this.#tell();
  }

  #tell(): void {
    this.#changed(this.unanswered().filter(({ type }) => type === 'command' || type === 'act'));
  }
}
