/** SVG path text from points; every path here uses absolute M, L, Q and Z only. */
export type Point = readonly [x: number, y: number];

const round = (value: number) => Math.round(value * 10) / 10 + 0;

export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;
export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`;
export const polygon = (points: readonly Point[]) => `${line(points)}Z`;

/** The same path on the other side of the vertical axis. */
export function mirrored(path: string): string {
  return path.replace(
    /(-?[\d.]+) (-?[\d.]+)/g,
    (_, x: string, y: string) => `${0 - Number(x)} ${y}`,
  );
}

/** All points of a path, control points included. */
export function pointsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((match) => [
    Number(match[1]),
    Number(match[2]),
  ]);
}
