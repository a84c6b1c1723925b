import { nameOf } from '../gate/names-at';
import { errorText } from '../lib/http/error-text';
import type { PlayerColour, Seat } from '../lib/protocol/games';
import type { Act, BotName, RoomView, SeatView, Settings } from '../lib/protocol/messages';
import type { Answer } from '../lib/room/outbox';
import type { RoomLink } from '../lib/room/room-link.svelte';
import type { RoomState } from '../lib/room/state';

/** A room whose game has not begun, as one of those in it sees and changes it. */
export class Waiting {
  readonly link: RoomLink;
  readonly #state: () => RoomState;
  #problem = $state.raw('');
  #failures = $state.raw(0);
  /** The settings last asked for; `seq` is the event that brings them, once it is known. */
  #wanted = $state.raw<{ settings: Settings; seq: number } | null>(null);

  constructor(link: RoomLink, state: () => RoomState) {
    this.link = link;
    this.#state = state;
  }

  get room(): RoomView {
    return this.#state().room;
  }

  /** What the host chose, what is still on its way included: quick choices must not undo each other. */
  get settings(): Settings {
    const { seq, room } = this.#state();
    return this.#wanted && this.#wanted.seq > seq ? this.#wanted.settings : room.settings;
  }

  get seats(): readonly SeatView[] {
    return this.room.seats;
  }

  /** The seat of this viewer; none for one who watches. */
  get mine(): Seat | null {
    const { viewer } = this.#state();
    return viewer.as === 'seat' ? viewer.seat : null;
  }

  /** Whether this viewer sat here and does no more. */
  get isGone(): boolean {
    const seat = this.seats.find((one) => one.seat === this.mine);
    return seat?.occupant.kind === 'nobody';
  }

  get isHost(): boolean {
    return this.mine !== null && this.room.host === this.mine;
  }

  get free(): number {
    return this.seats.filter(({ occupant }) => occupant.kind === 'nobody').length;
  }

  /** The colours that nobody has, of those that are at the table anyway. */
  get freeColours(): PlayerColour[] {
    const taken = this.seats.map(({ colour }) => colour);
    return COLOURS.filter((colour) => !taken.includes(colour));
  }

  /** Why the last thing was not done, in words. */
  get problem(): string {
    return this.#problem;
  }

  /** How many things were not done: what was shown in hope is to be shown anew. */
  get failures(): number {
    return this.#failures;
  }

  isHere(seat: Seat): boolean {
    return this.#state().presence.seats.includes(seat);
  }

  nameOf(seat: Seat): string {
    const found = this.seats.find((one) => one.seat === seat);
    return found ? nameOf(found) : '';
  }

  /** Whether seats beyond this number are empty. */
  canShrinkTo(count: number): boolean {
    return this.seats.slice(count).every(({ occupant }) => occupant.kind === 'nobody');
  }

  /** Does it, and says whether it was done. */
  readonly act = async (act: Act): Promise<boolean> => (await this.#do(act)) !== null;

  async configure(change: Partial<Settings>): Promise<void> {
    const wanted = { settings: { ...this.settings, ...change }, seq: Infinity };
    this.#wanted = wanted;
    const seq = await this.#do({ do: 'configure', settings: wanted.settings });
    if (this.#wanted === wanted) this.#wanted = seq === null ? null : { ...wanted, seq };
  }

  /** Does it; the answer as it came. */
  async ask(act: Act): Promise<Answer> {
    const answer = await this.link.act(act);
    if (answer.type === 'error') {
      this.#problem = errorText(answer.code);
      this.#failures += 1;
    } else {
      this.#problem = '';
    }
    return answer;
  }

  /** Does it; the answer is the number of its last event. */
  async #do(act: Act): Promise<number | null> {
    const answer = await this.ask(act);
    if (answer.type === 'error') return null;
    return answer.type === 'accepted' ? answer.seq : 0;
  }

  /** Another bot takes the place of the one that sits there. */
  async replaceBot(seat: Seat, level: BotName): Promise<void> {
    if (await this.act({ do: 'clear_seat', seat })) await this.act({ do: 'seat_bot', seat, level });
  }

  /** Two clicks to a table: a bot in every free seat, and the game begins. */
  async playBots(level: BotName): Promise<void> {
    for (const { seat, occupant } of this.seats) {
      if (occupant.kind !== 'nobody') continue;
      if (!(await this.act({ do: 'seat_bot', seat, level }))) return;
    }
    await this.act({ do: 'start' });
  }
}

const COLOURS: readonly PlayerColour[] = ['blue', 'black', 'white', 'brown'];
