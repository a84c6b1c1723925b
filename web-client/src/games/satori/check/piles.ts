/** What is left to be drawn in Satori: piles have no order, only a number of copies of each kind. */
import type { Stream } from '../../../check/dice';
import type { Part } from '../../../check/part';

/** How many copies there are of each kind. */
export type Pile = readonly number[];

export type Worshippers = Readonly<Record<'grey' | 'orange' | 'purple', number>>;

/** Each copy of each kind, in order. */
export const each = (pile: Pile): number[] =>
  pile.flatMap((copies, kind) => Array<number>(copies).fill(kind));

/** The pile without some pieces, each of which must have been in it. */
export function without(pile: Pile, pieces: readonly Part[]): Pile {
  const left = [...pile];
  for (const piece of pieces) {
    const copies = left[piece.whole()];
    if (!copies) throw piece.misread();
    left[piece.whole()] = copies - 1;
  }
  return left;
}

/** Three of a kind go back and are drawn again, unless no other kind is left. */
export function decorations(pile: Pile, stream: Stream): number[] {
  const kinds = pile.filter((copies) => copies > 0).length;
  for (;;) {
    const drawn = stream.select(each(pile), 3);
    const isAlike = drawn.length === 3 && drawn.every((kind) => kind === drawn[0]);
    if (!isAlike || kinds < 2) return drawn;
  }
}

/** Three worshippers for each player, out of a full bag. */
export function worshippers(ofEach: number, players: number, stream: Stream): Worshippers {
  const drawn = stream.select(each([ofEach, ofEach, ofEach]), 3 * players);
  const count = (colour: number) => drawn.filter((other) => other === colour).length;
  return { grey: count(0), orange: count(1), purple: count(2) };
}
