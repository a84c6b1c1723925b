/** A mountain's ring in a box of 100 × 120: four spaces on an ellipse, from its top clockwise. */
import type { Place, Way } from '../../../lib/protocol/satori';
import { lightsAfter, step } from '../way';

const CENTRE = [50, 62] as const;
const RADII = [33, 40] as const;
export const ELLIPSE = { cx: CENTRE[0], cy: CENTRE[1], rx: RADII[0], ry: RADII[1] } as const;

type Point = readonly [x: number, y: number];

/** Where the spaces lie. */
export const SPACES: readonly Point[] = [
  [50, 22],
  [83, 62],
  [50, 102],
  [17, 62],
];

/** A step of light from a space to the next. */
export interface Step {
  /** Its number in the whole way, from 1. */
  readonly n: number;
  readonly arc: string;
  /** Where its number stands: outside the ring. */
  readonly at: Point;
}

/** How far outside the ring numbers stand, and by how much further where the light comes by again. */
const OUTSIDE = 6;
const AGAIN = 15;

/** The steps of a way on one mountain. */
export function stepsOn(hikari: readonly Place[], way: Way, mountain: number): Step[] {
  const letter = step(mountain, true);
  const passed = new Map<number, number>();
  return [...way].flatMap((one, i) => {
    if (one.toLowerCase() !== letter) return [];
    const clockwise = one === letter;
    const from = lightsAfter(hikari, way.slice(0, i))[mountain] ?? 0;
    const to = lightsAfter(hikari, way.slice(0, i + 1))[mountain] ?? 0;
    const quarter = clockwise ? from : to;
    const times = passed.get(quarter) ?? 0;
    passed.set(quarter, times + 1);
    return [{ n: i + 1, arc: arc(from, to, clockwise), at: outside(quarter, times) }];
  });
}

const pointOf = (space: number): Point => SPACES[space] ?? CENTRE;

function arc(from: number, to: number, clockwise: boolean): string {
  const [x, y] = pointOf(from);
  const [toX, toY] = pointOf(to);
  return `M${x} ${y}A${RADII[0]} ${RADII[1]} 0 0 ${clockwise ? 1 : 0} ${toX} ${toY}`;
}

/** The middle of a quarter of the ring, numbered by the space where it begins, seen from a little further out. */
function outside(quarter: number, times: number): Point {
  const angle = ((quarter * 2 - 1) * Math.PI) / 4;
  const further = OUTSIDE + times * AGAIN;
  const round = (value: number) => Math.round(value * 100) / 100;
  return [
    round(CENTRE[0] + (RADII[0] + further) * Math.cos(angle)),
    round(CENTRE[1] + (RADII[1] + further) * Math.sin(angle)),
  ];
}
