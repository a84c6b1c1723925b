/** Through whose eyes a finished game is seen: everything open, as one who watched it, or as one who played it. */
import type { Seat } from '../lib/protocol/games';
import type { Viewer } from '../lib/protocol/messages';

export type Eyes = 'all' | 'watcher' | Seat;

/** What there is to choose from at a table of so many. */
export function eyesAt(seats: number): Eyes[] {
  return ['all', 'watcher', ...Array.from({ length: seats }, (_, seat) => seat as Seat)];
}

/** The name that they have in the file of a replay, and the key by which they are kept. */
export const eyesName = (eyes: Eyes): string => String(eyes);

/** Eyes by their name, at a table of so many; none where nobody has them. */
export const eyesNamed = (name: string, seats: number): Eyes | null =>
  eyesAt(seats).find((eyes) => eyesName(eyes) === name) ?? null;

/** Whom the parts of the table take for their viewer. Nobody's seat sees everything: it is looked at from outside. */
export const viewerOf = (eyes: Eyes): Viewer =>
  typeof eyes === 'number' ? { as: 'seat', seat: eyes } : { as: 'spectator' };

/** The digit that chooses eyes: the seats have theirs from 1 on. */
export const keyOf = (eyes: Eyes): string =>
  eyes === 'all' ? '0' : eyes === 'watcher' ? '9' : String(eyes + 1);

/** The eyes that a digit chooses. */
export const eyesOfKey = (key: string, seats: number): Eyes | null =>
  eyesAt(seats).find((eyes) => keyOf(eyes) === key) ?? null;
