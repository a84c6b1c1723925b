import type { Dice } from '../../../check/dice';
import { firstPlayer } from '../../../check/first-player';
import type { Part } from '../../../check/part';
import { defineCheck, type Drawn, type Followed, type Position } from '../../check';
import { dealDraws, ofEra, phraseOf, stockOf, type Stock } from './deal';
import { decorations, each, without, worshippers, type Pile } from './piles';

/** After this round the second era begins. */
const ROUNDS_OF_FIRST_ERA = 3;
const SPACES = 12;

interface Now extends Position {
  readonly stock: Stock;
  readonly altars: Pile;
  readonly decorations: Pile;
  readonly tiles: Pile;
  /** The Jokoro pile: cost tiles, and how many cancelled ones. */
  readonly costs: Pile;
  readonly cancelled: number;
  /** The spaces of the mountains without a tile. */
  readonly bare: ReadonlySet<number>;
}

export const check = defineCheck<Now>({
  firstDraw: 9,
  open(opening, dice) {
    const players = opening.get('colours').list().length;
    const stock = stockOf(opening.get('edition'), players);
    const deal = opening.get('deal');
    if (deal.get('tiles').list().length !== SPACES) throw deal.get('tiles').misread();
    return {
      now: {
        toMove: opening.get('first').whole(),
        chapter: 1,
        stock,
        altars: without(stock.altars, deal.get('altars').list()),
        decorations: without(stock.decorations, deal.get('decorations').list()),
        tiles: without(stock.tiles, deal.get('tiles').list()),
        costs: Array<number>(stock.costTiles).fill(1),
        cancelled: stock.cancelled,
        bare: new Set(),
      },
      drawn: [...firstPlayer(opening, dice), ...dealDraws(deal, stock, dice)],
    };
  },
  follow(before, event, dice) {
    const deed = event.get('deed');
    switch (deed.get('did').text()) {
      case 'built_pagoda':
        return raised(before, deed.maybe('plate'), dice);
      case 'moved_light':
        return { now: won(before, deed.get('won').list()), drawn: [] };
      default:
        return wentOn(before, deed, dice);
    }
  },
  words: {
    en: async () => (await import('./words/en')).words,
    de: async () => (await import('./words/de')).words,
    it: async () => (await import('./words/it')).words,
    cs: async () => (await import('./words/cs')).words,
  },
});

/** A tier and the Sōrin get a price from the Jokoro pile. */
function raised(before: Now, plate: Part | null, dice: Dice): Followed<Now> {
  if (!plate) return { now: before, drawn: [] };
  const number = plate.get('number').whole();
  const cost = plate.maybe('cost');
  const cancelled = plate.get('cancelled').whole();
  if (cancelled > before.cancelled) throw plate.get('cancelled').misread();
  const costs = without(before.costs, cost ? [cost] : []);
  const pile = [...each(before.costs), ...Array<null>(before.cancelled).fill(null)];
  const [first, second] = dice.stream(number).select<number | null>(pile, 2);
  // A cancelled tile is followed by another one, and two of them stay.
  const over = first === null ? [first, second] : [first];
  return {
    now: { ...before, costs, cancelled: before.cancelled - cancelled },
    drawn: [
      {
        number,
        what: { key: cost ? (cancelled ? 'drawn_cost_over' : 'drawn_cost') : 'drawn_cancelled' },
        where: plate.where,
        says: plate.value,
        gives: {
          number,
          cost: over.find((tile) => typeof tile === 'number') ?? null,
          cancelled: over.filter((tile) => tile === null).length,
        },
      },
    ],
  };
}

/** Meditation tiles that are won leave their spaces bare. */
function won(before: Now, tiles: readonly Part[]): Now {
  const places = tiles.map((tile) => tile.get('place').whole());
  return { ...before, bare: new Set([...before.bare, ...places]) };
}

/** What follows from an answer: whose move it is, perhaps in a new round. */
function wentOn(before: Now, deed: Part, dice: Dice): Followed<Now> {
  const onward = deed.maybe('onward');
  const next = (onward ?? deed).maybe('next');
  const renewal = onward?.maybe('renewal');
  const { now, drawn } = renewal ? renewed(before, renewal, dice) : { now: before, drawn: [] };
  return { now: next ? { ...now, toMove: seatIn(next) } : now, drawn };
}

const seatIn = (next: Part) =>
  next.get('ask').text() === 'over' ? null : next.get('seat').whole();

/** A new round: four draws. */
function renewed(before: Now, renewal: Part, dice: Dice): Followed<Now> {
  const { stock } = before;
  const first = renewal.get('first_draw').whole();
  const cleared = renewal.maybe('cleared')?.list() ?? [];
  const bare = new Set([...before.bare, ...cleared.map((place) => place.whole())]);
  const spaces = [...bare].sort((one, two) => one - two);
  const era = before.chapter < ROUNDS_OF_FIRST_ERA ? 1 : 2;
  const tiles = dice
    .stream(first + 2)
    .select(each(ofEra(before.tiles, stock, era)), spaces.length)
    .map((tile, nth) => ({ place: spaces[nth], tile }));
  const draw = (nth: number, name: string, gives: unknown): Drawn => {
    const part = renewal.get(name);
    const what = phraseOf(name, part);
    return { number: first + nth, what, where: part.where, says: part.value, gives };
  };
  const { altars, decorations: ornaments } = before;
  const laid = renewal.get('tiles').list();
  return {
    now: {
      ...before,
      chapter: before.chapter + 1,
      altars: without(altars, renewal.get('altars').list()),
      decorations: without(ornaments, renewal.get('decorations').list()),
      tiles: without(
        before.tiles,
        laid.map((one) => one.get('tile')),
      ),
      bare: new Set(
        spaces.filter((space) => !laid.some((one) => one.get('place').value === space)),
      ),
    },
    drawn: [
      draw(0, 'altars', dice.stream(first).select(each(altars), 3)),
      draw(1, 'decorations', decorations(ornaments, dice.stream(first + 1))),
      draw(2, 'tiles', tiles),
      draw(3, 'sanmon', worshippers(stock.worshippers, stock.players, dice.stream(first + 3))),
    ],
  };
}
