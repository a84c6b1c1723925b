/** Ways of light: `a`, `b`, `c` for the mountains, small clockwise and capital the other way. */
import type { Place, Way } from '../../lib/protocol/satori';

/** Spaces of a mountain's ring. */
export const RING = 4;
const MOUNTAINS = 'abc';

/** The letter of a step. */
export function step(mountain: number, clockwise: boolean): string {
  const letter = MOUNTAINS.charAt(mountain);
  return clockwise ? letter : letter.toUpperCase();
}

/** The space after a step from one, on the ring of a mountain. */
const next = (space: number, clockwise: boolean) => (space + (clockwise ? 1 : RING - 1)) % RING;

const spaceOf = (place: Place) => place % RING;
export const mountainOf = (place: Place) => Math.floor(place / RING);

/** Where the lights of all mountains stand after a way: each from the top of its mountain clockwise. */
export function lightsAfter(hikari: readonly Place[], way: Way): number[] {
  const lights = hikari.map(spaceOf);
  for (const letter of way) {
    const mountain = MOUNTAINS.indexOf(letter.toLowerCase());
    lights[mountain] = next(lights[mountain] ?? 0, letter === letter.toLowerCase());
  }
  return lights;
}

/** The step that brings a light from where it stands to a space; none where it is not beside it. */
export function stepTo(light: number, place: Place): string | null {
  const mountain = mountainOf(place);
  if (next(light, true) === spaceOf(place)) return step(mountain, true);
  if (next(light, false) === spaceOf(place)) return step(mountain, false);
  return null;
}

/** The mountains whose light moves on a way, each once. */
export const mountainsOf = (way: Way): number[] => [
  ...new Set([...way.toLowerCase()].map((letter) => MOUNTAINS.indexOf(letter))),
];
