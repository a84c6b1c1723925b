/**
 * The Meditation path: a line that winds in two rows from the lower left to the upper left, with stones at equal steps.
 * Everything is in pixels of the box that it is drawn into, so that type on it never scales.
 */
import { at, line, type Point } from '../../lib/pagoda/paths';

export interface Stone {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** How far it is turned, in degrees. */
  readonly turn: number;
  /** Every fifth one carries its number. */
  readonly numbered: boolean;
}

export interface PathShape {
  readonly road: string;
  readonly stones: readonly Stone[];
  /** By this the road and the stones are measured: from one stone to the next, unless they lie far apart. */
  readonly step: number;
  /** How large the figures are. */
  readonly scale: number;
  /** Where the lantern stands, before the first stone, and the gate, behind the last one. */
  readonly lantern: Point;
  readonly gate: Point;
}

const ROWS = 2;
const NARROW = 480;
const MEDIUM = 620;
const WIDE = 900;
const WIDEST_STEP = 36;

/** The same stones every time, and no two alike. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

function winding(width: number, height: number): Point[] {
  const narrow = width < NARROW;
  const margin = narrow ? 22 : 34;
  const above = narrow ? 30 : 34;
  const below = narrow ? 26 : 28;
  const gap = (height - above - below) / (ROWS - 1);
  const left = margin + gap * 0.5;
  const right = width - left;
  const swing = Math.min(11, gap * 0.13);
  const points: Point[] = [];
  for (let row = 0; row < ROWS; row++) {
    const base = height - below - row * gap;
    const forth = row % 2 === 0;
    for (let index = 0; index <= 60; index++) {
      const u = index / 60;
      const x = forth ? left + (right - left) * u : right - (right - left) * u;
      const wave = Math.sin(u * Math.PI * 5 + row * 1.2) * Math.sin(u * Math.PI);
      points.push([x, base + swing * wave]);
    }
    if (row === ROWS - 1) continue;
    for (let index = 1; index < 16; index++) {
      const angle = -Math.PI / 2 + (Math.PI * index) / 16;
      const bend = Math.cos(angle) * gap * 0.52;
      points.push([
        forth ? right + bend : left - bend,
        base - gap / 2 - (Math.sin(angle) * gap) / 2,
      ]);
    }
  }
  return points;
}

const between = (one: Point, two: Point, share: number): Point => [
  one[0] + (two[0] - one[0]) * share,
  one[1] + (two[1] - one[1]) * share,
];
const distance = (one: Point, two: Point) => Math.hypot(two[0] - one[0], two[1] - one[1]);

/** `count` points at equal steps along a line, both of its ends among them. */
export function alongLine(points: readonly Point[], count: number): Point[] {
  const lengths = points.slice(1).map((point, index) => distance(points[index] ?? point, point));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  const found: Point[] = [];
  let index = 0;
  let passed = 0;
  for (let nth = 0; nth < count; nth++) {
    const wanted = (whole * nth) / (count - 1);
    while (index < lengths.length - 1 && passed + (lengths[index] ?? 0) < wanted) {
      passed += lengths[index] ?? 0;
      index += 1;
    }
    const from = points[index] ?? [0, 0];
    const share = (wanted - passed) / (lengths[index] || 1);
    found.push(between(from, points[index + 1] ?? from, Math.min(1, share)));
  }
  return found;
}

function scaleOf(width: number): number {
  if (width < NARROW) return 0.82;
  if (width < MEDIUM) return 0.92;
  return width < WIDE ? 1.08 : 1.3;
}

/** The path of `last` + 1 stones in a box. */
export function pathShape(width: number, height: number, last: number): PathShape {
  const points = winding(width, height);
  const places = alongLine(points, last + 1);
  const first: Point = places[0] ?? [0, 0];
  // On a wide path the stones lie apart rather than grow.
  const step = Math.min(WIDEST_STEP, distance(first, places[1] ?? first));
  const roll = chance(7);
  const stones = places.map(([x, y], nth): Stone => {
    const numbered = nth % 5 === 0;
    const rx = step * (numbered ? 0.47 : 0.38) + roll() * 1.5;
    return { x, y, rx, ry: rx * 0.68, turn: roll() * 16 - 8, numbered };
  });
  const end: Point = places.at(-1) ?? first;
  return {
    road: line(points),
    stones,
    step,
    scale: scaleOf(width),
    lantern: [first[0] - step * 0.7 - 10, first[1] + 5],
    gate: [end[0] - step * 0.6 - 17, end[1] + 6],
  };
}

/** Where a monk with so many points stands; beyond the last stone it stays there. Fractions lie between stones. */
export function placeOf(stones: readonly Stone[], mp: number): Point {
  const place = Math.min(Math.max(mp, 0), stones.length - 1);
  const from = stones[Math.floor(place)];
  const to = stones[Math.ceil(place)];
  return from && to ? between([from.x, from.y], [to.x, to.y], place % 1) : [0, 0];
}

/** A soft line near points: it starts in the first one and ends in the last one. */
function softly(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const last = rest.at(-1) ?? first;
  const turns = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${at(point)} ${at(index === rest.length - 2 ? last : between(point, next, 0.5))}`;
  });
  return `M${at(first)}${turns.join('')}`;
}

/** A curve beside the path from one number of points to another: bulging down, or to the inside between the rows. */
export function arc(
  stones: readonly Stone[],
  from: number,
  to: number,
  bulge: number,
  side: 'below' | 'inside',
): { path: string; middle: Point } {
  const last = stones.length - 1;
  const [start, end] = [Math.min(from, last), Math.min(to, last)];
  const count = Math.max(6, Math.ceil(Math.abs(end - start)));
  const beside = (share: number): Point => {
    const mp = start + (end - start) * share;
    const [x, y] = placeOf(stones, mp);
    const reach = bulge * Math.sin(Math.PI * share);
    if (side === 'below') return [x, y + reach];
    const [before, after] = [placeOf(stones, mp - 2), placeOf(stones, mp + 2)];
    const length = distance(before, after) || 1;
    return [
      x + ((after[1] - before[1]) / length) * reach,
      y - ((after[0] - before[0]) / length) * reach,
    ];
  };
  const points = Array.from({ length: count + 1 }, (_, index) => beside(index / count));
  return { path: softly(points), middle: beside(0.5) };
}

/**
 * How far monks on one stone stand from its middle, by their place among them. Before the first stone stands the
 * lantern: there they spread to the other side.
 */
export function besides(count: number, nth: number, scale: number, isFirst = false): Point {
  const middle = isFirst ? 0 : (count - 1) / 2;
  return [(nth - middle) * 13 * scale, -nth];
}
