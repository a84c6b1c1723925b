/** Asking what a steward would do: for the one who is to move, where the table allows it. */
import type { RoomSession } from './session.svelte';

export class Hinting {
  readonly #session: RoomSession;
  /** The decision that a hint was asked for and has not come. */
  #asked = $state.raw<string | null>(null);

  constructor(session: RoomSession) {
    this.#session = session;
  }

  /** Names the decision that the viewer has to take, once it is on the table and nothing is on its way. */
  get #key(): string | null {
    const { link, shown, seat, model } = this.#session;
    const { state } = link;
    if (!state || seat === null || !model || shown?.seq !== state.seq) return null;
    const own = state.room.seats[seat]?.occupant;
    const isLent = own?.kind === 'person' && own.stand_in !== null;
    const isSent = link.unsaved.some(({ type }) => type === 'command');
    return isLent || isSent ? null : (state.table?.decision?.key ?? null);
  }

  /** Whether one may ask now. */
  get isOffered(): boolean {
    const { link } = this.#session;
    const { room } = link.state ?? {};
    return room?.settings.hints === true && room.phase === 'playing' && this.#key !== null;
  }

  /** Whether the answer to the present question is still to come. */
  get isThinking(): boolean {
    return this.#asked !== null && this.#asked === this.#key;
  }

  async ask(): Promise<void> {
    if (!this.isOffered || this.isThinking) return;
    const asked = this.#key;
    this.#asked = asked;
    const answer = await this.#session.link.hint();
    // What was thought of another decision is of no use now.
    const isCurrent = asked === this.#key;
    if (this.#asked === asked) this.#asked = null;
    if (!isCurrent) return;
    if (answer.type === 'hinted' && answer.key === asked) {
      this.#session.hush();
      this.#session.model?.suggest(answer);
      toTurnBar();
    } else if (answer.type === 'error') {
      this.#session.complain(answer.code);
    }
  }
}

/** So that Enter does it, whatever was pressed to ask; who writes goes on writing. */
function toTurnBar(): void {
  if (document.activeElement?.matches('input, select, textarea')) return;
  document.querySelector<HTMLElement>('[data-turn-bar]')?.focus({ preventScroll: true });
}
