/**
 * Short, quiet sounds of our own, as data: wood, bowls, bells, a gong. A voice is some strikes one after the other;
 * nothing is loaded.
 */
export type Cue =
  /** It is the listener's turn: a bowl. */
  | 'turn'
  /** The listener's own move is stored: a soft tick. */
  | 'stored'
  /** The rules say no: a low note. */
  | 'refused'
  /** Somebody wrote. */
  | 'chat'
  /** The listener's time runs low. */
  | 'clock'
  /** A piece is put down. */
  | 'place'
  /** Something comes out of the bag, or into the hand. */
  | 'draw'
  /** Something is built: a wooden knock. */
  | 'build'
  /** A prayer: a small bell. */
  | 'prayer'
  /** Something is won. */
  | 'claim'
  /** The game is over: a gong. */
  | 'end';

/** Something that rings, at a pitch that may fall, or that rushes: noise around a pitch. */
export interface Strike {
  readonly kind: 'tone' | 'noise';
  readonly atS: number;
  readonly hz: number;
  /** Where the pitch goes. */
  readonly toHz?: number;
  readonly lastsS: number;
  readonly loud: number;
  /** How narrow noise is. */
  readonly narrow?: number;
}

const tone = (atS: number, hz: number, lastsS: number, loud: number, toHz?: number): Strike => ({
  kind: 'tone',
  atS,
  hz,
  lastsS,
  loud,
  ...(toHz !== undefined && { toHz }),
});

const noise = (
  atS: number,
  hz: number,
  lastsS: number,
  loud: number,
  narrow = 1,
  toHz?: number,
): Strike => ({
  kind: 'noise',
  atS,
  hz,
  lastsS,
  loud,
  narrow,
  ...(toHz !== undefined && { toHz }),
});

/** What rings in metal: partials that are no harmonics, the higher the shorter and the softer. */
function metal(
  atS: number,
  hz: number,
  lastsS: number,
  loud: number,
  partials: readonly number[],
): Strike[] {
  return partials.map((partial, nth) =>
    tone(atS, hz * partial, lastsS / (1 + nth * 0.55), loud / (1 + nth * 1.4)),
  );
}

const BOWL = [1, 2.71, 5.12];
const BELL = [1, 2, 2.4, 3.01, 4.52];
const GONG = [1, 1.48, 2.09, 2.57, 3.44];

/** Wood on wood: a dry click and what it wakes in the block. */
const wood = (atS: number, hz: number, loud: number): Strike[] => [
  noise(atS, hz * 5, 0.03, loud * 0.8, 1.5),
  tone(atS, hz, 0.11, loud, hz * 0.92),
];

export const VOICES: Record<Cue, readonly Strike[]> = {
  turn: [...metal(0, 392, 1.3, 0.15, BOWL), ...metal(0.16, 587, 1.2, 0.1, BOWL)],
  stored: [noise(0, 2600, 0.025, 0.05, 3)],
  refused: [tone(0, 131, 0.24, 0.14, 117), tone(0.02, 98, 0.28, 0.12)],
  chat: [tone(0, 1245, 0.05, 0.05), noise(0, 4200, 0.02, 0.03, 2)],
  clock: [...wood(0, 880, 0.09), ...wood(0.22, 740, 0.09)],
  place: wood(0, 520, 0.11),
  draw: [noise(0, 900, 0.14, 0.09, 0.8, 2400), ...wood(0.1, 420, 0.1)],
  build: [...wood(0, 230, 0.2), ...wood(0.09, 172, 0.18)],
  prayer: metal(0, 1046, 0.9, 0.07, BELL),
  claim: [...metal(0, 523, 0.7, 0.1, BELL), ...metal(0.11, 784, 0.8, 0.08, BELL)],
  end: [...metal(0, 98, 3, 0.22, GONG), noise(0, 320, 0.5, 0.04, 0.6)],
};

/** From what is heard before all else to what may go unheard. */
const RANKS: readonly Cue[] = [
  'end',
  'turn',
  'clock',
  'refused',
  'claim',
  'build',
  'prayer',
  'draw',
  'place',
  'chat',
  'stored',
];

/** Of what sounds at once, the one that is heard. */
export function foremost(cues: readonly (Cue | null)[]): Cue | null {
  return RANKS.find((cue) => cues.includes(cue)) ?? null;
}
