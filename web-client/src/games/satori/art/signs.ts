/** The signs of the colours of altars and worshippers: ring, triangle, diamond; 24 × 24, filled by the even-odd rule. */
import type { Colour } from '../../../lib/protocol/satori';
import { disc } from './strokes';

export const SIGNS: Record<Colour, string> = {
  grey: disc(12, 12, 9.9) + disc(12, 12, 4.9),
  orange: 'M12 1.600 23 21.400H1z',
  purple: 'M12 0 23 12 12 24 1 12z',
};
