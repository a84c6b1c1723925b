/** The pieces of the players, and where each carries the crest. */
import { BURNER } from './glyphs';
import { disc, type Stroke } from './strokes';

export type PieceKind = 'monk' | 'jokoro' | 'bell' | 'hand' | 'sect';

interface PieceArt {
  /** What lies behind the body. */
  readonly behind: readonly Stroke[];
  /** The body, in the colour of the player. */
  readonly body: string;
  /** Fine lines on it. */
  readonly lines?: string;
  /** The middle of the crest, and its scale. */
  readonly crest: readonly [x: number, y: number, scale: number];
}

/** Handles and legs of a burner; stouter than those of the symbol, so that the outline leaves something of them. */
const LIMBS =
  'M2.900 6.400a1.650 1.650 0 0 1 3.300 0V10.500H2.900zM17.800 6.400a1.650 1.650 0 0 1 3.300 0V10.500H17.800zM5.300 16.600 8.600 17.800 7 22.100a1.650 1.650 0 0 1-3.100-1.200zM18.700 16.600 15.400 17.800 17 22.100a1.650 1.650 0 0 0 3.100-1.200zM10.350 18h3.300v4.100a1.650 1.650 0 0 1-3.300 0z';

export const PIECES: Record<PieceKind, PieceArt> = {
  monk: {
    behind: [{ paint: 'skin', d: disc(12, 5.6, 4.2) }],
    body: 'M1.600 22c0-4 3.200-4.400 4.400-6.600 1-2.400 2.600-5 6-5s5 2.600 6 5c1.200 2.200 4.400 2.600 4.400 6.600z',
    crest: [12, 16.9, 0.38],
  },
  jokoro: {
    behind: [{ paint: 'body', d: LIMBS }],
    body: BURNER,
    crest: [12, 14.3, 0.31],
  },
  bell: {
    behind: [{ paint: 'body', d: disc(12, 3.2, 2) }],
    body: 'M5.400 21.400C7.400 16 6 9.500 8.400 6.600q3.600-3 7.200 0C18 9.500 16.600 16 18.600 21.400z',
    crest: [12, 14, 0.37],
  },
  hand: {
    behind: [],
    body: 'M6.200 14 3.400 10.800a1.600 1.600 0 0 1 2.600-1.900l1.700 1.700V4.600a1.500 1.500 0 0 1 3 0V3.200a1.500 1.500 0 0 1 3 0v1.400a1.500 1.500 0 0 1 3 0v1.900a1.400 1.400 0 0 1 2.800 0v9a6.700 6.700 0 0 1-6.700 6.800h-.6a6.700 6.700 0 0 1-5.600-3z',
    lines: 'M10.700 4.600V10M13.700 4.600V10M16.700 6.500V10',
    crest: [13, 15.4, 0.36],
  },
  sect: {
    behind: [],
    body: disc(12, 12, 10),
    crest: [12, 12, 0.55],
  },
};

/** What nobody owns is crossed out. */
export const NEUTRAL_CREST =
  'M5.800 2.200 12 8.400l6.200-6.200 3.600 3.600L15.600 12l6.200 6.200-3.600 3.600L12 15.600l-6.200 6.200-3.600-3.600L8.400 12 2.200 5.800z';
