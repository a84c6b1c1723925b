import type { Dice, Stream } from '../../../check/dice';
import { firstPlayer } from '../../../check/first-player';
import type { Part } from '../../../check/part';
import type { Phrase } from '../../../check/phrase';
import { defineCheck, type Drawn, type Followed, type Position } from '../../check';
import {
  ALL_FLOORS,
  floorOf,
  floorsIn,
  numberOf,
  setOf,
  sizeOf,
  type Floor,
  type PagodaName,
} from './floors';

/** What is felt in the bag: how many floors, and how far widths are off by size, in hundredths. */
export interface Touch {
  readonly handful: number;
  readonly spreads: readonly number[];
}

interface Now extends Position {
  readonly touch: Touch;
  /** The floors in the bag, in their order. */
  readonly bag: readonly number[];
}

interface Felt {
  readonly floor: Floor;
  readonly width: number;
}

export const check = defineCheck<Now>({
  firstDraw: 1,
  open: (opening, dice) => ({
    now: {
      toMove: opening.get('first').whole(),
      chapter: 1,
      touch: touchOf(opening.get('edition').get('touch')),
      bag: ALL_FLOORS,
    },
    drawn: firstPlayer(opening, dice),
  }),
  follow(before, event, dice) {
    const deed = event.get('deed');
    switch (deed.get('did').text()) {
      case 'groped':
      case 'groped_again':
        return { now: before, drawn: [handful(before, deed.get('handful'), dice)] };
      case 'picked':
        return { now: without(before, deed.get('floor')), drawn: [] };
      case 'drew_size': {
        const size = deed.get('size').whole();
        return single(before, deed, (floor) => sizeOf(floor) === size, dice);
      }
      case 'drew_blind':
        return single(before, deed, () => true, dice);
      case 'built':
        return { now: built(before, deed.maybe('finished')), drawn: [] };
      case 'ended_turn':
        return { now: ended(before, deed), drawn: [] };
      default:
        return { now: before, drawn: [] };
    }
  },
  words: {
    en: async () => (await import('./words/en')).words,
    de: async () => (await import('./words/de')).words,
    it: async () => (await import('./words/it')).words,
    cs: async () => (await import('./words/cs')).words,
  },
});

function touchOf(touch: Part): Touch {
  const noise = touch.get('touch_noise').list();
  return {
    handful: touch.get('handful').whole(),
    spreads: noise.map((spread) => Math.round(spread.number() * 100)),
  };
}

/** A handful out of a bag: which floors, and how wide each one feels. */
export function feel(bag: readonly number[], { handful, spreads }: Touch, stream: Stream): Felt[] {
  return stream.select(bag, handful).map((floor) => {
    const product = stream.noise() * (spreads[sizeOf(floor) - 1] ?? 0);
    // Halves are rounded away from zero.
    const off = Math.sign(product) * Math.floor((Math.abs(product) + 50) / 100);
    return { floor: floorOf(floor), width: Math.max(0, 100 * sizeOf(floor) + off) };
  });
}

function handful({ bag, touch }: Now, handful: Part, dice: Dice): Drawn {
  const number = handful.get('draw').whole();
  const felt = handful.get('felt').list();
  const floors = felt.map((one) => named(one.get('floor')));
  return {
    number,
    what: { key: 'drawn_handful', with: { n: felt.length, floors } },
    where: handful.where,
    says: handful.value,
    gives: { draw: number, bag: setOf(bag), felt: feel(bag, touch, dice.stream(number)) },
  };
}

function single(
  before: Now,
  deed: Part,
  isWanted: (floor: number) => boolean,
  dice: Dice,
): Followed<Now> {
  const floor = deed.get('floor');
  const draw = deed.get('draw');
  const number = draw.get('number').whole();
  const from = before.bag.filter(isWanted);
  const [drawn] = dice.stream(number).select(from, 1);
  return {
    now: without(before, floor),
    drawn: [
      {
        number,
        what: {
          key: 'drawn_floor',
          with: { floor: named(floor), n: floorsIn(draw.get('from')).length },
        },
        where: deed.where,
        says: { floor: floor.value, draw: draw.value },
        gives: {
          floor: drawn === undefined ? null : floorOf(drawn),
          draw: { number, from: setOf(from) },
        },
      },
    ],
  };
}

function without(before: Now, floor: Part): Now {
  const taken = numberOf(floor);
  if (!before.bag.includes(taken)) throw floor.misread();
  return { ...before, bag: before.bag.filter((other) => other !== taken) };
}

/** A pagoda that is finished ends a part of the game, the last one the game itself. */
function built(before: Now, finished: Part | null): Now {
  if (!finished) return before;
  if (finished.maybe('ending')) return { ...before, toMove: null };
  return { ...before, chapter: before.chapter + 1 };
}

function ended(before: Now, deed: Part): Now {
  const bag = new Set([...before.bag, ...floorsIn(deed.get('returned'))]);
  return {
    ...before,
    toMove: deed.get('next').whole(),
    bag: ALL_FLOORS.filter((floor) => bag.has(floor)),
  };
}

function named(floor: Part): Phrase {
  const { pagoda, size } = floorOf(numberOf(floor));
  const key = `tajuto.pagoda_${pagoda}` satisfies `tajuto.pagoda_${PagodaName}`;
  return { key: 'tajuto.floor', with: { pagoda: { key }, size } };
}
