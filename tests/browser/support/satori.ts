/** What a player does at a table of Satori: whatever is lit, one thing after the other, and everything now and then. */
import type { Locator, Page } from '@playwright/test';
import { action, playOn, readMissed, seqOf, type Hands } from './hands.js';

/** Something on the table that would do something now. */
interface Thing {
  /** Its number among all that can be pointed at. */
  nth: number;
  does: string;
  /** The symbols on it. */
  icons: string[];
  /** Where it is to be found on a phone; nothing where it is in sight. */
  tab: string | null;
  /** Whether that place has a golden dot: something can be done there. */
  isGolden: boolean;
  name: string;
}

/** What is to be seen at the player's own move. */
interface Sight {
  /** On the board, and on the sheets before and between the rounds. */
  lit: Thing[];
  /** The worshippers that can be taken, by their number at the Sanmon; nothing after one was sent. */
  worshippers: number[] | null;
  holdsOne: boolean;
  /** The open actions that can be taken. */
  open: { nth: number; kind: string; isTaken: boolean }[];
  /** Those that cannot. */
  closed: string[];
  variants: number;
  /** The buttons of the turn bar that can be pressed. */
  buttons: string[];
  /** Whether a strip over the board tells what was missed. */
  hasMissed: boolean;
}

const POINTED = '[data-does]';
const WORSHIPPERS = 'button[data-place^="sanmon:"]';

/** Reads the page. Everything that one could need is read at once: it is quicker. */
const look = (page: Page): Promise<Sight> =>
  page.evaluate(
    ({ pointed, worshippers }) => {
      const can = (element: Element) =>
        element.getAttribute('aria-disabled') !== 'true' && !element.closest('[inert]');
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const isPressed = (element: Element) => element.getAttribute('aria-pressed') === 'true';
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      /** A place that a phone shows beside another one has no tab of its own. */
      const tabOf = (element: Element) => {
        const ids = [...(element.closest('.place:not(.here)')?.classList ?? [])];
        const tab = ids.includes('tracks')
          ? 'site'
          : ids.find((id) => /board|mou|pag|site/.test(id));
        return tab ?? null;
      };
      const lit = all(pointed).flatMap((element, nth): Thing[] => {
        const { does = '', openAction, variant } = element.dataset;
        const isElse = openAction !== undefined || variant !== undefined;
        if (isElse || !can(element) || (isPressed(element) && does !== 'keep_monks')) return [];
        const seen = isSeen(element);
        const tab = seen ? null : tabOf(element);
        if (!seen && tab === null) return [];
        const icons = [...element.querySelectorAll<HTMLElement>('[data-icon]')];
        const named = icons.map(({ dataset }) => dataset['icon'] ?? '');
        const isGolden = document.querySelector(`.gold[data-place="tab:${tab}"]`) !== null;
        const name = element.ariaLabel ?? element.innerText;
        return [{ nth, does, icons: named, tab, isGolden, name }];
      });
      const folk = all(worshippers);
      const actions = all('button[data-open-action]').map((element, nth) => ({
        nth,
        kind: element.dataset['does'] ?? '',
        isTaken: isPressed(element),
        can: can(element),
        isDone: element.matches('.done'),
      }));
      return {
        lit,
        worshippers: folk.length > 0 ? folk.flatMap((one, nth) => (can(one) ? [nth] : [])) : null,
        holdsOne: folk.some(isPressed),
        open: actions.filter(({ can }) => can),
        closed: actions.filter(({ can, isDone }) => !can && !isDone).map(({ kind }) => kind),
        variants: all('[data-variant]').filter((one) => can(one) && isSeen(one)).length,
        buttons: all('[data-turn-bar] [data-action]')
          .filter(can)
          .map(({ dataset }) => dataset['action'] ?? ''),
        hasMissed: document.querySelector('.strips details') !== null,
      };
    },
    { pointed: POINTED, worshippers: WORSHIPPERS },
  );

/** What symbols stand for that are done by something of another name. */
const DONE_BY: Record<string, string> = {
  place_jokoro_altar: 'place_jokoro',
  hikari: 'move_light',
  claim_offerings: 'claim',
  arrow: 'exchange',
  build_altar: 'build_altar',
  place_jokoro: 'place_jokoro',
  build_pagoda: 'build_pagoda',
  meditate: 'meditate',
};
/** What is asked outside of a turn. */
const ASKED = new Set([
  'take_starting_tile',
  'place_first_monk',
  'choose_amulet',
  'claim_at_round_end',
  'exchange_tiles',
]);
const SENT = new Set(['place_worshipper', 'pray', 'inspect']);
/** So often something may be chosen before anything comes of it. */
const PATIENCE = 30;

/** One who plays. The same table at the same number makes for the same choices. */
export class SatoriPlayer {
  readonly page: Page;
  /** How often each kind of thing was done. */
  readonly done = new Map<string, number>();
  readonly #hands: Hands;
  readonly #favourites: readonly string[];
  /** How often something could not be done lately: its price comes first. */
  readonly #misses = new Map<string, number>();
  #choices: number;
  #seq = -1;
  /** What was tried at this number of the table, and for how many steps. */
  #tried = new Set<string>();
  #steps = 0;
  #doing: string | null = null;

  /** What is asked between rounds is answered by whatever is among the favourites, by the names of their cards. */
  constructor(page: Page, hands: Hands, seed = 0, favourites: readonly string[] = []) {
    this.page = page;
    this.#hands = hands;
    this.#choices = seed;
    this.#favourites = favourites;
  }

  /** Plays as long as it is this player's move. */
  async playTurn(): Promise<void> {
    const asks = async () => {
      const { lit, worshippers, open, variants } = await look(this.page);
      return variants > 0 || open.length > 0 || lit.length > 0 || Boolean(worshippers?.length);
    };
    await playOn(this.page, () => this.#step(), asks);
    this.#count(Infinity);
  }

  /** What was done last is counted as soon as the table has moved on. */
  #count(seq: number): void {
    if (seq === this.#seq) {
      this.#steps += 1;
      if (this.#steps > PATIENCE) throw new Error(`stuck: ${[...this.#tried].join(', ')}`);
      return;
    }
    if (this.#doing !== null) {
      this.done.set(this.#doing, this.#timesOf(this.#doing) + 1);
      this.#misses.delete(this.#doing);
    }
    this.#doing = null;
    this.#seq = seq;
    this.#steps = 0;
    this.#tried = new Set();
  }

  #timesOf(does: string): number {
    return this.done.get(does) ?? 0;
  }

  /** A number below that: always another one. */
  #next(below: number): number {
    this.#choices += 1;
    return (this.#choices * 7 + Math.floor(this.#choices / 5)) % below;
  }

  #oneOf<T>(list: readonly T[]): T | undefined {
    return list[this.#next(Math.max(1, list.length))];
  }

  /** How welcome something would be: what was seldom done, as long as it can be paid. */
  #wish(kind: string): number {
    return 0.25 ** (this.#misses.get(kind) ?? 0) / (1 + 0.5 * this.#timesOf(kind));
  }

  async #step(): Promise<boolean> {
    const sight = await look(this.page);
    this.#count(await seqOf(this.page));
    return (
      (await this.#readMissed(sight)) ||
      (await this.#mix(sight)) ||
      (await this.#answer(sight)) ||
      (await this.#goOn(sight)) ||
      (await this.#act(sight)) ||
      (await this.#send(sight)) ||
      (await this.#end(sight))
    );
  }

  async #readMissed({ hasMissed }: Sight): Promise<boolean> {
    if (hasMissed) await readMissed(this.page, this.#hands);
    return hasMissed;
  }

  async #mix({ variants }: Sight): Promise<boolean> {
    if (variants === 0) return false;
    const nth = this.#next(variants);
    this.#doing ??= 'take_bonus';
    const mixes = this.page.locator('[data-variant]:visible');
    await this.#hands.piece(this.page, mixes.nth(nth), String(nth + 1));
    return true;
  }

  /** What is asked before the first round and between rounds. */
  async #answer({ lit, buttons }: Sight): Promise<boolean> {
    const monks = lit.filter(({ does, tab }) => does === 'keep_monks' && tab === null);
    if (monks.length > 0 || (await this.page.locator('[data-stay]').count()) > 0)
      return this.#keep(monks);
    const cards = this.#nearest(lit.filter(({ does }) => ASKED.has(does)));
    if (cards.length === 0) return false;
    const favourite = cards.find(({ name }) => this.#favourites.includes(name));
    if (favourite) return this.#point(favourite);
    const nothing = ['no-claim', 'no-exchange'].find((id) => buttons.includes(id));
    if (nothing && this.#next(4) === 0) return this.#press(nothing, cards[0]?.does ?? null);
    return this.#point(this.#oneOf(cards));
  }

  /** Now and then a monk comes back who could have stayed. */
  async #keep(monks: Thing[]): Promise<boolean> {
    this.#doing = 'keep_monks';
    const cards = this.page.locator('[data-stay]:visible');
    const onCards = await cards.count();
    if (!this.#tried.has('monk') && this.#next(2) === 0) {
      this.#tried.add('monk');
      const monk = monks.length > 0 ? this.#thing(this.#oneOf(monks)?.nth ?? 0) : cards.first();
      await this.#hands.button(this.page, onCards > 0 ? cards.first() : monk);
      return true;
    }
    return this.#press('keep', 'keep_monks');
  }

  /** Chooses the next part of what has several. */
  async #goOn(sight: Sight): Promise<boolean> {
    if (!sight.buttons.includes('back') || this.#doing === null) return false;
    const doing = this.#doing;
    // A light may rest before it has made all its steps.
    if (sight.buttons.includes('commit') && this.#next(3) === 0)
      return this.#press('commit', doing);
    const parts = this.#untried(sight.lit.filter(({ does }) => does === doing));
    if (parts.length > 0) return this.#point(this.#oneOf(parts));
    if (sight.buttons.includes('commit')) return this.#press('commit', doing);
    return this.#press('back', null);
  }

  /** Takes what is open: a side of a new altar, an action, a prayer wheel. */
  async #act(sight: Sight): Promise<boolean> {
    const { lit, open } = sight;
    const sides = lit.filter(({ does }) => does === 'use_side');
    if (sides.length > 0) return this.#point(this.#best(sides));
    const wheels = this.#untried(lit.filter(({ does }) => does === 'turn_wheel'));
    if (wheels.length > 0 && !this.#tried.has('no wheel')) {
      if (this.#tried.has('wheel') || this.#next(3) === 0) {
        this.#tried.add('wheel');
        return this.#point(this.#oneOf(wheels));
      }
      this.#tried.add('no wheel');
    }
    const taken = open.find(({ isTaken }) => isTaken);
    if (taken) {
      const targets = this.#untried(lit.filter(({ does }) => does === taken.kind));
      if (targets.length > 0) return this.#point(this.#oneOf(targets));
    }
    const others = open.filter(({ nth }) => !this.#tried.has(`action ${nth}`));
    const [next] = others.toSorted((one, two) => this.#wish(two.kind) - this.#wish(one.kind));
    if (!next) return false;
    this.#tried.add(`action ${next.nth}`);
    this.#doing = next.kind;
    const square = this.page.locator(`button[data-open-action="${next.nth}"]`);
    const isWhole = next.kind === 'gain' || next.kind === 'exchange';
    const { piece, button } = this.#hands;
    await (isWhole ? piece : button)(this.page, square, String(next.nth + 1));
    return true;
  }

  /** Takes a worshipper in hand, and sends it somewhere. */
  async #send({ lit, worshippers, holdsOne, open }: Sight): Promise<boolean> {
    if (worshippers === null || open.length > 0) return false;
    const places = this.#untried(lit.filter(({ does }) => SENT.has(does)));
    if (holdsOne && places.length > 0) return this.#point(this.#best(places));
    const nth = this.#oneOf(worshippers);
    if (nth === undefined || holdsOne) return false;
    const worshipper = this.page.locator(WORSHIPPERS).nth(nth);
    if (!(await worshipper.isVisible())) return this.#goTo('board', 'take');
    await this.#hands.button(this.page, worshipper, String(nth + 1));
    return true;
  }

  /** What is open and cannot be taken is left, and the turn ends. */
  async #end({ buttons, closed }: Sight): Promise<boolean> {
    const id = ['pass', 'end'].find((one) => buttons.includes(one));
    if (id === undefined) return false;
    if (id === 'end') {
      for (const [kind, times] of this.#misses) this.#misses.set(kind, times * 0.8);
    }
    for (const kind of closed) this.#misses.set(kind, (this.#misses.get(kind) ?? 0) + 1);
    return this.#press(id, id === 'end' ? 'end_turn' : 'pass');
  }

  async #press(id: string, doing: string | null): Promise<boolean> {
    this.#doing = doing;
    await this.#hands.button(this.page, action(this.page, id).first());
    return true;
  }

  #thing(nth: number): Locator {
    return this.page.locator(POINTED).nth(nth);
  }

  /** What is left to try. */
  #untried(things: Thing[]): Thing[] {
    const left = things.filter(
      ({ does, name, tab }) =>
        !this.#tried.has(`${does} ${name}`) && !this.#tried.has(`${does} at ${tab}`),
    );
    return this.#nearest(left);
  }

  /** What is in sight, or else where there is a golden dot. */
  #nearest(things: Thing[]): Thing[] {
    const seen = things.filter(({ tab }) => tab === null);
    const golden = things.filter(({ isGolden }) => isGolden);
    return [seen, golden, things].find(({ length }) => length > 0) ?? [];
  }

  /** The one with the most on it of what was seldom done. */
  #best(things: readonly Thing[]): Thing | undefined {
    const worth = things.map(({ does, icons }) => {
      const kinds = icons.map((icon) => DONE_BY[icon] ?? '');
      const known = [...new Set(kinds)].filter(Boolean);
      const goods = known.includes('exchange') ? 0 : 0.35 * (kinds.length - known.length);
      const wishes = [goods, ...known.map((kind) => this.#wish(kind))];
      const sent = does === 'pray' || does === 'inspect' ? 0.6 * this.#wish(does) : 0;
      return sent + wishes.reduce((sum, wish) => sum + wish, 0);
    });
    const most = Math.max(...worth);
    return this.#oneOf(things.filter((_, nth) => worth[nth] === most));
  }

  async #point(thing: Thing | undefined): Promise<boolean> {
    if (!thing) return false;
    const { nth, does, name, tab } = thing;
    this.#doing = does;
    if (tab !== null) return this.#goTo(tab, does);
    this.#tried.add(`${does} ${name}`);
    await this.#hands.piece(this.page, this.#thing(nth));
    return true;
  }

  /** To the place of a phone's table where something is; a golden dot says that there is. */
  async #goTo(tab: string, does: string): Promise<boolean> {
    this.#tried.add(`${does} at ${tab}`);
    await this.#hands.button(this.page, this.page.locator(`.gold[data-place="tab:${tab}"]`));
    return true;
  }
}
