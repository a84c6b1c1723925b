import type { Drawn } from '../games/check';
import type { Dice } from './dice';
import type { Part } from './part';

/** Draw 0 chooses who begins, in every game, where the host left that to chance. */
export function firstPlayer(opening: Part, dice: Dice): Drawn[] {
  const draw = opening.maybe('first_draw');
  if (!draw) return [];
  const seats = opening
    .get('colours')
    .list()
    .map((_, seat) => seat);
  const first = opening.get('first');
  const [drawn] = dice.stream(0).select(seats, 1);
  return [
    {
      number: draw.whole(),
      what: { key: 'drawn_first', with: { n: first.whole() + 1 } },
      where: first.where,
      says: { draw: draw.value, first: first.value },
      gives: { draw: 0, first: drawn },
    },
  ];
}
