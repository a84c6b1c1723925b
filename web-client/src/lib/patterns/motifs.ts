/** The drawings of the patterns; only those who want patterns load them. */

export interface Motif {
  readonly width: number;
  readonly height: number;
  readonly path: string;
  /** The width of the pen; without one the path is filled. */
  readonly pen?: number;
}

/** One tile of each; tiles fit to each other on all sides. */
export const MOTIFS = {
  // Uroko, scales.
  scales: { width: 8, height: 7, path: 'M0 7 4 .4 8 7Z' },
  // Ichimatsu, checks.
  checks: { width: 8, height: 8, path: 'M0 0h4v4H0zM4 4h4v4H4z' },
  // Shima, stripes: a grove of bamboo.
  stripes: { width: 5, height: 8, path: 'M1 0h2.2v8H1z' },
  // Yamagata, mountains, as on the bark of a pine.
  mountains: { width: 8, height: 6.4, path: 'M0 4 4 0 8 4V6.4L4 2.4 0 6.4Z' },
  // Seigaiha, waves of the blue sea.
  waves: {
    width: 10,
    height: 10,
    path: 'M0 6a5 5 0 0 1 10 0M3.4 6a1.6 1.6 0 0 1 3.2 0M-5 11a5 5 0 0 1 10 0M5 11a5 5 0 0 1 10 0M-1.6 11a1.6 1.6 0 0 1 3.2 0M8.4 11a1.6 1.6 0 0 1 3.2 0M0 1V0M1.6 1V0M8.4 1V0M10 1V0',
    pen: 1.25,
  },
  // Kanoko, the dots of a fawn.
  dots: {
    width: 7,
    height: 7,
    path: 'M.2 1.75a1.55 1.55 0 1 0 3.1 0 1.55 1.55 0 1 0-3.1 0M3.7 5.25a1.55 1.55 0 1 0 3.1 0 1.55 1.55 0 1 0-3.1 0',
  },
  // Tasuki, crossed cords.
  cords: {
    width: 8,
    height: 8,
    path: 'M-1-1 9 9M9-1-1 9M-1 1 1-1M7 9 9 7M7-1 9 1M-1 7 1 9',
    pen: 1.4,
  },
  // Yokojima, bars: a still pond.
  bars: { width: 8, height: 5.4, path: 'M0 1.6h8v2H0z' },
  // Naname-jima, slanting stripes.
  slants: { width: 6, height: 6, path: 'M-1 7 7-1M-1 1 1-1M5 7 7 5', pen: 1.7 },
  // Jūji-gasuri, woven crosses.
  crosses: {
    width: 7,
    height: 7,
    path: 'M2.7 1h1.6v1.7H6v1.6H4.3V6H2.7V4.3H1V2.7h1.7z',
  },
  // Kōshi, a lattice.
  lattice: { width: 6, height: 6, path: 'M0 0h6v1.2H1.2V6H0z' },
} satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;

/** How a pattern lies: upright, or along the slope of what it is on. */
export const LIES = {
  upright: 'scale(.62)',
  roof: 'skewY(24.7) scale(1.3)',
  /** A loose floor is drawn much smaller than a pagoda. */
  loose: 'skewY(24.7) scale(1.6)',
  /** The top of a cube, and its left side. */
  top: 'matrix(.52 .26 -.52 .26 0 0)',
  side: 'matrix(.6 .3 0 .6 0 0)',
} as const;
export type Lie = keyof typeof LIES;
