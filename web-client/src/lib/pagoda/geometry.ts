/**
 * Pure geometry of the isometric pagodas. The origin is the centre of the site's stone top, y points
 * down. Sizes run from 1 (ground floor, widest) to 6 (roof); a fraction is a floor felt, not seen.
 */
import { at, line, mirrored, polygon, type Point } from './paths';

export const MAX_SIZE = 6;
/** Depth is drawn at this share of width. */
export const FLATTENING = 0.46;
export const STONE_HALF_WIDTH = 63;
export const STONE_THICKNESS = 6;
/** A loose roof has a shorter finial than one that crowns a pagoda. */
export const FINIAL = 25;
export const SHORT_FINIAL = 11;
/** Every site is drawn into the same box, so all sites share one ground line. */
export const SITE_VIEW_BOX = '-72 -157 144 195';

const ROOF_RISE = 9.5;
/** How far a roof sits down over the walls that carry it. */
const ROOF_OVERLAP = 1.5;
const POINT_RISE = 5;

export const eaveHalfWidth = (size: number) => 58 - 8.3 * (size - 1);
export const wallHalfWidth = (size: number) => 0.73 * eaveHalfWidth(size);
export const wallHeight = (size: number) => 15.8 - 0.7 * size;
/** What a floor adds to the height of its pagoda. */
export const floorRise = (size: number) => wallHeight(size) + ROOF_RISE - ROOF_OVERLAP;
/** Half-width of the flat top that carries the next floor; the roof ends in a point. */
export const topHalfWidth = (size: number) => (size < MAX_SIZE ? wallHalfWidth(size + 1) + 1.8 : 0);

/** Where the next floor stands on a pagoda of this height. */
export function topOf(height: number): number {
  let y = 0;
  for (let size = 1; size <= height; size++) y -= floorRise(size);
  return y;
}

/** A box that any floor fits into, finial and all: in it every floor has the same scale. */
export const floorBox = (base: number) => ({ x: -60, y: base - 48, width: 120, height: 72 });

export interface FloorShape {
  leftWall: string;
  rightWall: string;
  /** Where the two walls meet. */
  corner: string;
  windows: string[];
  /** The shadow of the eaves on both walls. */
  shades: string[];
  eave: string;
  leftRoof: string;
  rightRoof: string;
  ribs: string[];
  /** The flat top; a roof has none. */
  top: string | null;
  /** The highest point of the tiles, where a roof's finial starts. */
  peak: number;
}

const bySize = (size: number, wide: number, middle: number, narrow: number) =>
  size < 3 ? wide : size < 5 ? middle : narrow;

/** A floor whose walls stand at height `base`. */
export function floorShape(size: number, base: number): FloorShape {
  const eave = eaveHalfWidth(size);
  const wall = wallHalfWidth(size);
  const height = wallHeight(size);
  const top = topHalfWidth(size);
  const eaveY = base - height + ROOF_OVERLAP;
  const topY = eaveY - ROOF_RISE;
  const turnUp = 1.5 + 0.075 * eave;
  const lift = size === MAX_SIZE ? POINT_RISE : 0;

  // A point on the left wall: `along` from the left corner to the front, `up` from foot to head.
  const onWall = (along: number, up: number): Point => [
    wall * (along - 1),
    base + along * wall * FLATTENING - up * height,
  ];
  const panel = (from: number, to: number, low: number, high: number) =>
    polygon([onWall(from, low), onWall(to, low), onWall(to, high), onWall(from, high)]);

  const corner: Point = [-eave, eaveY - turnUp];
  const sag: Point = [-0.52 * eave, eaveY + 0.5 * eave * FLATTENING + 0.55 * turnUp];
  const front: Point = [0, eaveY + eave * FLATTENING - 0.55 * turnUp];
  const hip: Point = [-top - 0.42 * (eave - top), eaveY - 0.18 * ROOF_RISE];
  const topCorner: Point = [-top, topY - lift];
  const topFront: Point = [0, topY + top * FLATTENING - lift];

  const leftRoof = `M${at(topCorner)}Q${at(hip)} ${at(corner)}Q${at(sag)} ${at(front)}L${at(topFront)}Z`;
  const below: Point = [sag[0] * 0.96, sag[1] + 3];
  const eavePath =
    `M${at(corner)}Q${at(sag)} ${at(front)}Q${at([-sag[0], sag[1]])} ${at([eave, corner[1]])}` +
    `L${at([eave - 1.5, corner[1] + 2.6])}Q${at([-below[0], below[1]])} ${at([0, front[1] + 2.8])}` +
    `Q${at(below)} ${at([1.5 - eave, corner[1] + 2.6])}Z`;

  const ribCount = bySize(size, 5, 4, 2);
  const ribs = Array.from({ length: ribCount }, (_, index) => {
    const along = (index + 1) / (ribCount + 1);
    const rest = 1 - along;
    const from: Point = [-top * rest, topCorner[1] + top * FLATTENING * along];
    const to: Point = [
      rest * rest * corner[0] + 2 * along * rest * sag[0],
      rest * rest * corner[1] + 2 * along * rest * sag[1] + along * along * front[1],
    ];
    const bend: Point = [0.45 * from[0] + 0.55 * to[0], (from[1] + to[1]) / 2 + 1.5];
    return `M${at(from)}Q${at(bend)} ${at(to)}`;
  });

  const windowCount = bySize(size, 3, 2, 1);
  const windows = Array.from({ length: windowCount }, (_, index) =>
    panel((index + 0.22) / windowCount, (index + 0.78) / windowCount, 0.12, 0.72),
  );
  const shade = panel(0, 1, 0.8, 1);
  const leftWall = panel(0, 1, 0, 1);

  return {
    leftWall,
    rightWall: mirrored(leftWall),
    corner: line([onWall(1, 0), onWall(1, 1)]),
    windows: [...windows, ...windows.map(mirrored)],
    shades: [shade, mirrored(shade)],
    eave: eavePath,
    leftRoof,
    rightRoof: mirrored(leftRoof),
    ribs: [...ribs, ...ribs.map(mirrored)],
    top: size < MAX_SIZE ? diamond(top, topY) : null,
    peak: topY,
  };
}

/** A square lying flat, seen from the garden's viewpoint. */
export function diamond(halfWidth: number, y: number): string {
  const depth = halfWidth * FLATTENING;
  return polygon([
    [-halfWidth, y],
    [0, y + depth],
    [halfWidth, y],
    [0, y - depth],
  ]);
}
