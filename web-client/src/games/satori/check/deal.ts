/** Draws 1 to 8: how the table is laid out. */
import type { Dice } from '../../../check/dice';
import type { Part } from '../../../check/part';
import type { Phrase } from '../../../check/phrase';
import type { Drawn } from '../../check';
import { decorations, each, worshippers, type Pile } from './piles';

const AMULETS = ['most_points', 'most_emeralds', 'most_tiles', 'most_jokoro', 'furthest_offerings'];

/** As much of an edition as is drawn from, at a table of so many. */
export interface Stock {
  readonly players: number;
  readonly tiers: number;
  readonly sorin: readonly string[];
  readonly altars: Pile;
  readonly decorations: Pile;
  readonly tiles: Pile;
  /** The era of each kind of meditation tile. */
  readonly eras: readonly number[];
  readonly worshippers: number;
  readonly startingTiles: number;
  readonly costTiles: number;
  readonly cancelled: number;
}

export function stockOf(edition: Part, players: number): Stock {
  const copies = (kind: Part) => {
    const count = kind.get('copies').whole();
    // No edition has more of a kind; a file that claims so many would only make us busy.
    if (count > 255) throw kind.misread();
    return count;
  };
  const atTable = (name: string) => edition.get(name).get(String(players)).whole();
  const meditation = edition.get('meditation').list();
  return {
    players,
    tiers: edition.get('tier').list().length,
    sorin: edition
      .get('sorin')
      .list()
      .map((tile) => tile.get('id').text()),
    altars: edition
      .get('altar')
      .list()
      .map(() => 1),
    decorations: edition.get('decoration').list().map(copies),
    tiles: meditation.map(copies),
    eras: meditation.map((tile) => tile.get('era').whole()),
    worshippers: Math.min(atTable('worshippers_per_colour'), 255),
    startingTiles: edition.get('starting_tile').list().length,
    costTiles: edition.get('jokoro_cost').list().length,
    cancelled: Math.min(atTable('cancelled_tiles'), 255),
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, number) => number);

/** Of a pile of meditation tiles, those of an era. */
export const ofEra = (pile: Pile, { eras }: Stock, era: number): Pile =>
  pile.map((copies, kind) => (eras[kind] === era ? copies : 0));

/** What the dice lay out, by the name that it has in the deal: in the order of the draws. */
export function dealt(stock: Stock, dice: Dice): [name: string, gives: unknown][] {
  const { players } = stock;
  const some = <T>(draw: number, items: readonly T[], count: number) =>
    dice.stream(draw).select(items, count);
  return [
    ['tiers', some(1, upTo(stock.tiers), 5)],
    ['sorin', some(2, stock.sorin, 1)[0] ?? null],
    ['altars', some(3, each(stock.altars), 3)],
    ['decorations', decorations(stock.decorations, dice.stream(4))],
    ['tiles', some(5, each(ofEra(stock.tiles, stock, 1)), 12)],
    ['sanmon', worshippers(stock.worshippers, players, dice.stream(6))],
    ['starting_tiles', some(7, upTo(stock.startingTiles), players + 1).sort((a, b) => a - b)],
    ['amulets', some(8, AMULETS, players)],
  ];
}

export function dealDraws(deal: Part, stock: Stock, dice: Dice): Drawn[] {
  return dealt(stock, dice).map(([name, gives], place) => {
    const part = deal.get(name);
    return {
      number: place + 1,
      what: phraseOf(name, part),
      where: part.where,
      says: part.value,
      gives,
    };
  });
}

/** Something that was drawn, in words: how many of what, or how many of each colour. */
export function phraseOf(name: string, part: Part): Phrase {
  if (name === 'sorin') return { key: 'drawn_sorin' };
  if (name !== 'sanmon') return { key: `drawn_${name}`, with: { n: part.list().length } };
  const of = (colour: string) => part.get(colour).whole();
  const colours = { grey: of('grey'), orange: of('orange'), purple: of('purple') };
  return { key: 'drawn_sanmon', with: colours };
}
