/** What the drawings of Satori are made of: paths on a sheet of 24 × 24, each laid on with one paint. */
export interface Stroke {
  readonly paint: Paint;
  readonly d: string;
  /** Where a part lies that is drawn as a whole sheet: its shift and its scale. */
  readonly at?: string;
}

/**
 * The paints. Goods and pieces are coloured bodies with an outline; `ink` and `pen` take the colour of the text; what
 * is red is the verb; `line` is a fine line of a coloured thing.
 */
export type Paint =
  | 'ink'
  | 'faded'
  | 'pen'
  | 'brush'
  | 'verb'
  | 'red'
  | 'line'
  | 'gap'
  | 'paper'
  | 'sheet'
  | 'ground'
  | 'seal'
  | 'seal-mark'
  | 'coin'
  | 'wood'
  | 'wood-end'
  | 'stone'
  | 'emerald'
  | 'emerald-top'
  | 'incense'
  | 'stick'
  | 'back'
  | 'petal'
  | 'petal-side'
  | 'light'
  | 'core'
  | 'drum'
  | 'lantern'
  | 'cap'
  | 'silk'
  | 'cord'
  | 'straw'
  | 'straw-line'
  | 'skin'
  | 'band'
  | 'square'
  | 'grey'
  | 'orange'
  | 'purple'
  | 'hat'
  | 'body'
  | 'edge';

/** A full circle. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A light with n points. */
export function star(n: number, outer: number, inner: number): string {
  const points = Array.from({ length: 2 * n }, (_, i) => {
    const turn = (Math.PI * i) / n;
    const r = i % 2 === 0 ? outer : inner;
    return `${(12 + r * Math.sin(turn)).toFixed(2)} ${(12 - r * Math.cos(turn)).toFixed(2)}`;
  });
  return `M${points.join('L')}z`;
}
