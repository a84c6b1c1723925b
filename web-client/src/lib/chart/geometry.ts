/** A line chart in the pixels of its box. */
import { line, type Point } from '../pagoda/paths';

export interface Mark<Value> {
  readonly value: Value;
  readonly at: number;
}

/** A round by its number, or something else by its name. */
export type Column = number | string;

export interface ChartShape {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** Heights and columns that are written at the edges. */
  readonly heights: readonly Mark<number>[];
  readonly columns: readonly Mark<Column>[];
  readonly lines: readonly string[];
  /** Points of each line where a crest may stand; no two lines have theirs in the same column. */
  readonly marks: readonly (readonly Point[])[];
  /** How high the name of each line stands at its end; names never cover each other. */
  readonly ends: readonly number[];
}

const LEFT = 30;
const TOP = 14;
const BOTTOM = 24;
/** From one name at the end of a line to the next. */
const NAME_HEIGHT = 19;
/** A number below the chart needs so much room. */
const COLUMN_WIDTH = 32;
const STEPS = [1, 2, 5, 10, 20, 50, 100];

/** A round step that divides a length into at most so many parts. */
export function stepOf(length: number, parts: number): number {
  return STEPS.find((step) => length / step <= parts) ?? Math.ceil(length / parts);
}

/** Heights moved apart, in the same order, inside the box. */
export function apart(heights: readonly number[], gap: number, lowest: number): number[] {
  const order = heights.map((height, index) => ({ height, index }));
  order.sort((one, two) => two.height - one.height);
  const moved = [...heights];
  let limit = lowest;
  for (const { height, index } of order) {
    const to = Math.min(height, limit);
    moved[index] = to;
    limit = to - gap;
  }
  return moved;
}

/** Which of so many points of a line are marked, a few and evenly; the last one has a name beside it. */
function markedOf(points: number, nth: number, lines: number): number[] {
  const parts = Math.max(1, Math.min(3, Math.floor((points - 1) / lines)));
  const share = (part: number) => (part + (nth + 0.5) / lines) / parts;
  return Array.from({ length: parts }, (_, part) => Math.floor(share(part) * (points - 1)));
}

export function chartShape(
  series: readonly (readonly number[])[],
  columns: readonly Column[],
  width: number,
  height: number,
  nameWidth: number,
): ChartShape {
  const most = Math.max(1, ...series.flat());
  const step = stepOf(most, 4);
  const top = Math.ceil(most / step) * step;
  const right = width - nameWidth;
  const bottom = height - BOTTOM;
  const last = Math.max(1, columns.length - 1);
  const x = (index: number) => LEFT + ((right - LEFT) * index) / last;
  const y = (value: number) => bottom - ((bottom - TOP) * value) / top;
  const every = stepOf(columns.length, Math.max(2, Math.floor((right - LEFT) / COLUMN_WIDTH)));
  return {
    left: LEFT,
    right,
    bottom,
    heights: Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => ({
      value: index * step,
      at: y(index * step),
    })),
    columns: columns.flatMap((value, index) =>
      typeof value === 'string' ||
      index === 0 ||
      index === columns.length - 1 ||
      (value % every === 0 && index < last - every / 2)
        ? [{ value, at: x(index) }]
        : [],
    ),
    lines: series.map((values) => line(values.map((value, index) => [x(index), y(value)]))),
    marks: series.map((values, nth) =>
      markedOf(values.length, nth, series.length).map((index) => [x(index), y(values[index] ?? 0)]),
    ),
    ends: apart(
      series.map((values) => y(values.at(-1) ?? 0)),
      NAME_HEIGHT,
      bottom,
    ),
  };
}
