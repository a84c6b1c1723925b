/** Whether and how the one at a seat is told that it is their turn: what was wished for, and what came of it. */
import type { Keep } from '../lib/device/keep';
import type { ApiCode, Result } from '../lib/http/api';
import type { Act, PushKey } from '../lib/protocol/messages';
import type { Answer } from '../lib/room/outbox';
import type { Language } from '../lib/settings/choices';
import type { Ability, NoticeBrowser } from './browser';
import type { DeviceNotices } from './device-notices.svelte';
import { isQuiet, quietHours } from './quiet';
import { toldKey, wishKey } from './kept';
import type { Told } from './notification';

/** Nobody has answered yet; not at all; while the page is open; also while it is closed. */
export type Wish = 'undecided' | 'off' | 'open' | 'closed';

/** Why nobody is told while the page is closed, though it was wished for. */
export type PushProblem = 'unsupported' | 'service-away' | ApiCode;

/** What the page says of it. */
export type NoticeState = Exclude<Ability, 'can'> | 'blocked' | 'off' | 'open' | 'closed';

export interface NoticeLine {
  readonly room: string;
  act(act: Act): Promise<Answer>;
  pushKey(): Promise<Result<PushKey>>;
  language(): Language;
}

export class Notices {
  readonly #line: NoticeLine;
  readonly #browser: NoticeBrowser;
  readonly #device: DeviceNotices;
  readonly #keep: Keep;
  #wish = $state.raw<Wish>('undecided');
  #permission = $state.raw<NotificationPermission>('default');
  #problem = $state.raw<PushProblem | null>(null);
  /** Only the last of several runs counts. */
  #run = 0;

  constructor(line: NoticeLine, browser: NoticeBrowser, device: DeviceNotices, keep: Keep) {
    this.#line = line;
    this.#browser = browser;
    this.#device = device;
    this.#keep = keep;
    this.#wish = readWish(keep.read(wishKey(line.room)));
    this.#permission = browser.permission();
  }

  get wish(): Wish {
    return this.#wish;
  }

  /** How it stands, whatever was wished for. */
  get state(): NoticeState {
    const ability = this.#browser.ability();
    if (ability !== 'can') return ability;
    if (this.#permission === 'denied') return 'blocked';
    if (this.#permission !== 'granted' || !isOn(this.#wish)) return 'off';
    return this.#wish === 'closed' && !this.#problem ? 'closed' : 'open';
  }

  get problem(): PushProblem | null {
    return this.#wish === 'closed' && this.#permission === 'granted' ? this.#problem : null;
  }

  /** Whether one may be asked about it, at the right moment: it can be had, and nobody has said yes or no. */
  get isOpenQuestion(): boolean {
    const isAnswered = this.#wish !== 'undecided' || this.#device.never;
    return !isAnswered && this.#browser.ability() === 'can' && this.#permission !== 'denied';
  }

  /** Is called by a click: the browser asks for its permission now. */
  async turnOn(wish: 'open' | 'closed'): Promise<void> {
    this.#wishFor(wish);
    this.#permission = await this.#browser.askPermission();
    await this.refresh();
  }

  async turnOff(): Promise<void> {
    this.#wishFor('off');
    await this.refresh();
  }

  /** Not at this table; others may ask. */
  notNow(): void {
    this.#wishFor('off');
  }

  never(): void {
    this.#wishFor('off');
    this.#device.neverAgain();
  }

  /**
   * Brings the server up to date: at each visit, and when anything of it changes. The time zone, the language and the
   * address at the push service may be others than last time, and the permission may be gone.
   */
  async refresh(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.#permission = this.#browser.permission();
    const wanted = this.#wish === 'closed' && this.#permission === 'granted';
    const problem = wanted ? await this.#ask(() => run === this.#run) : await this.#drop();
    if (run === this.#run) this.#problem = problem;
  }

  /** It has become this seat's turn; who does not look is told. */
  async call(told: Told, isHidden: boolean, at: Date): Promise<void> {
    const isWanted = isOn(this.#wish) && this.#browser.permission() === 'granted';
    if (!isWanted || !isHidden || isQuiet(this.#device.quiet, at)) return;
    await this.#browser.show(told);
  }

  /** Somebody looks, or the turn is over: nothing is to be told any more. */
  async hush(): Promise<void> {
    if (isOn(this.#wish)) await this.#browser.clear(this.#line.room);
  }

  follow(): () => void {
    return this.#browser.follow(() => void this.refresh());
  }

  async #ask(isNewest: () => boolean): Promise<PushProblem | null> {
    if (!this.#browser.canPush()) return 'unsupported';
    const key = await this.#line.pushKey();
    if (!key.ok) return key.code;
    let subscription;
    try {
      subscription = await this.#browser.subscribe(key.value.key);
    } catch {
      return 'service-away';
    }
    if (!isNewest()) return null;
    if (this.#told !== subscription.endpoint) await this.#drop();
    const quiet = quietHours(this.#device.quiet);
    const notices = { ...subscription, language: this.#line.language(), quiet };
    const answer = await this.#line.act({ do: 'ask_notices', notices });
    if (answer.type === 'error') return answer.code;
    this.#keep.write(toldKey(this.#line.room), subscription.endpoint);
    return null;
  }

  /** The server forgets the address that it was given last. */
  async #drop(): Promise<null> {
    const endpoint = this.#told;
    if (!endpoint) return null;
    this.#keep.write(toldKey(this.#line.room), '');
    await this.#line.act({ do: 'drop_notices', endpoint });
    return null;
  }

  #wishFor(wish: Wish): void {
    this.#wish = wish;
    this.#keep.write(wishKey(this.#line.room), wish);
  }

  /** The address that the server knows. */
  get #told(): string {
    return this.#keep.read(toldKey(this.#line.room)) ?? '';
  }
}

const isOn = (wish: Wish): boolean => wish === 'open' || wish === 'closed';

function readWish(text: string | null): Wish {
  return text === 'off' || text === 'open' || text === 'closed' ? text : 'undecided';
}
