/** Bars that lie one below the other, in the pixels of their box. */
export interface Bar {
  readonly value: number;
  /** What is written at its end. */
  readonly text: string;
}

export interface BarRow {
  readonly label: string;
  /** One's own first. */
  readonly bars: readonly Bar[];
  /** A value to compare with. */
  readonly tick?: number;
}

export interface DrawnBar {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface DrawnRow {
  /** The label begins here, on this line. */
  readonly label: { readonly x: number; readonly y: number };
  readonly bars: readonly DrawnBar[];
  readonly tick: { readonly x: number; readonly from: number; readonly to: number } | null;
}

export interface BarShape {
  readonly height: number;
  readonly rows: readonly DrawnRow[];
}

export const BAR = 14;
const BETWEEN_BARS = 4;
const BETWEEN_ROWS = 14;
/** From this width on the labels stand beside the bars, else above them. */
const WIDE = 440;
const LABEL_WIDTH = 176;
const LABEL_HEIGHT = 21;
/** For what is written at the end of a bar. */
const TEXT_WIDTH = 92;

/** All rows by one measure: the longest bar, or the farthest tick, takes the room that there is. */
export function barShape(rows: readonly BarRow[], width: number): BarShape {
  const isWide = width >= WIDE;
  const left = isWide ? LABEL_WIDTH : 0;
  const room = Math.max(1, width - left - TEXT_WIDTH);
  const most = Math.max(
    ...rows.flatMap(({ bars, tick }) => [...bars.map(({ value }) => value), tick ?? 0]),
    Number.EPSILON,
  );
  const length = (value: number) => (room * Math.max(0, value)) / most;
  let top = 2;
  const drawn = rows.map(({ bars, tick }): DrawnRow => {
    const first = top + (isWide ? 0 : LABEL_HEIGHT);
    const y = (nth: number) => first + nth * (BAR + BETWEEN_BARS);
    const end = y(bars.length) - BETWEEN_BARS;
    const middle = (first + end) / 2 + 5;
    top = end + BETWEEN_ROWS;
    return {
      label: { x: 0, y: isWide ? middle : first - 6 },
      bars: bars.map(({ value }, nth) => ({ x: left, y: y(nth), width: length(value) })),
      tick: tick === undefined ? null : { x: left + length(tick), from: first - 3, to: end + 3 },
    };
  });
  return { height: Math.max(0, top - BETWEEN_ROWS + 4), rows: drawn };
}
