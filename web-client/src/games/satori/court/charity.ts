import type { Colour, Worshippers } from '../../../lib/protocol/satori';

/** The colours of worshippers on the charity altar, with the one in hand. */
export function coloursWith(folk: Worshippers, hand: Colour): number {
  const colours = (['grey', 'orange', 'purple'] as const).filter(
    (colour) => folk[colour] > 0 || colour === hand,
  );
  return colours.length;
}
