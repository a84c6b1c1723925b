/**
 * Patterns that the colours carry for those who tell colours badly apart, after traditional Japanese weaves. Half of
 * the pagodas have a light one on a dark colour, half a dark one on a light colour: even without any colour no two are
 * alike.
 */
import type { PagodaColour } from '../pagoda/colours';
import type { PlayerColour } from '../protocol/games';
import type { Lie, MotifName } from './motifs';

export type Pattern = `${MotifName}-${'light' | 'dark'}`;

export const PAGODA_PATTERNS: Record<PagodaColour, Pattern> = {
  red: 'scales-light',
  orange: 'checks-dark',
  yellow: 'stripes-dark',
  green: 'mountains-light',
  sky: 'waves-dark',
  indigo: 'dots-light',
  purple: 'cords-light',
  pink: 'bars-dark',
};

export const PLAYER_PATTERNS: Record<PlayerColour, Pattern> = {
  blue: 'slants-light',
  black: 'crosses-light',
  white: 'lattice-dark',
  brown: 'bars-light',
  red: 'scales-light',
  yellow: 'stripes-dark',
  green: 'mountains-light',
};

/** Every pattern that is drawn anywhere, once. */
export const PATTERNS: readonly Pattern[] = [
  ...new Set([...Object.values(PAGODA_PATTERNS), ...Object.values(PLAYER_PATTERNS)]),
];

export const patternId = (pattern: Pattern, lie: Lie) => `pattern-${pattern}-${lie}`;
export const patternFill = (pattern: Pattern, lie: Lie) => `url(#${patternId(pattern, lie)})`;
