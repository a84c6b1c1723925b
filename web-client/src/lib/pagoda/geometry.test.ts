import { describe, expect, it } from 'vitest';
import {
  eaveHalfWidth,
  floorRise,
  floorShape,
  MAX_SIZE,
  SITE_VIEW_BOX,
  STONE_HALF_WIDTH,
  topHalfWidth,
  topOf,
  wallHalfWidth,
  wallHeight,
} from './geometry';
import { mirrored, pointsOf } from './paths';

const SIZES = [1, 2, 3, 4, 5, 6];

function allPaths(size: number, base = 0): string[] {
  const { leftWall, rightWall, corner, eave, leftRoof, rightRoof, ...rest } = floorShape(
    size,
    base,
  );
  const { windows, shades, ribs, top } = rest;
  const single = [leftWall, rightWall, corner, eave, leftRoof, rightRoof];
  return [...single, ...windows, ...shades, ...ribs, ...(top ? [top] : [])];
}

describe('a floor', () => {
  it('has the measures of the design', () => {
    expect(eaveHalfWidth(1)).toBe(58);
    expect(eaveHalfWidth(6)).toBeCloseTo(16.5);
    expect(wallHalfWidth(1)).toBeCloseTo(42.34);
    expect(wallHeight(3)).toBeCloseTo(13.7);
    expect(floorRise(1)).toBeCloseTo(23.1);
  });

  it.each(SIZES.slice(1))('of size %i is narrower and lower than the one below', (size) => {
    expect(eaveHalfWidth(size)).toBeLessThan(eaveHalfWidth(size - 1));
    expect(wallHeight(size)).toBeLessThan(wallHeight(size - 1));
  });

  it.each(SIZES.slice(1))('of size %i stands on the top of the one below', (size) => {
    expect(wallHalfWidth(size)).toBeLessThan(topHalfWidth(size - 1));
    expect(topHalfWidth(size - 1)).toBeLessThan(wallHalfWidth(size - 1));
  });

  it.each([
    [1, 3, 5],
    [2, 3, 5],
    [3, 2, 4],
    [4, 2, 4],
    [5, 1, 2],
    [6, 1, 2],
  ])('of size %i has %i windows and %i ribs on each side', (size, windows, ribs) => {
    const shape = floorShape(size, 0);
    expect(shape.windows).toHaveLength(2 * windows);
    expect(shape.ribs).toHaveLength(2 * ribs);
  });

  it('is flat on top unless it is the roof', () => {
    expect(floorShape(5, 0).top).not.toBeNull();
    expect(floorShape(MAX_SIZE, 0).top).toBeNull();
    expect(topHalfWidth(MAX_SIZE)).toBe(0);
  });

  it('can have a felt size between two real ones', () => {
    const widest = (size: number) =>
      Math.max(
        ...allPaths(size)
          .flatMap(pointsOf)
          .map(([x]) => x),
      );
    expect(widest(3.5)).toBeLessThan(widest(3));
    expect(widest(3.5)).toBeGreaterThan(widest(4));
    expect(allPaths(3.5).join()).not.toMatch(/NaN|Infinity|undefined/);
  });

  it('is the same drawing at any height', () => {
    const low = allPaths(2, 0).flatMap(pointsOf);
    const high = allPaths(2, -40).flatMap(pointsOf);
    high.forEach(([x, y], index) => {
      expect(x).toBeCloseTo(low[index]?.[0] ?? NaN, 1);
      expect(y + 40).toBeCloseTo(low[index]?.[1] ?? NaN, 1);
    });
  });
});

describe('a pagoda', () => {
  it('rises with every floor', () => {
    expect(topOf(0)).toBe(0);
    expect(topOf(2)).toBeCloseTo(-(floorRise(1) + floorRise(2)));
    expect(topOf(6)).toBeCloseTo(-128.1);
  });

  it('fits into the box of its site with all its floors', () => {
    const [left = 0, top = 0, width = 0, height = 0] = SITE_VIEW_BOX.split(' ').map(Number);
    const points = SIZES.flatMap((size) => allPaths(size, topOf(size - 1))).flatMap(pointsOf);
    for (const [x, y] of points) {
      expect(Math.abs(x)).toBeLessThanOrEqual(STONE_HALF_WIDTH);
      expect(x).toBeGreaterThan(left);
      expect(x).toBeLessThan(left + width);
      expect(y).toBeGreaterThan(top);
      expect(y).toBeLessThan(top + height);
    }
  });
});

describe('mirrored', () => {
  it('turns left into right and back', () => {
    expect(mirrored('M-3 1L0 2Q4.5 -1 2 3Z')).toBe('M3 1L0 2Q-4.5 -1 -2 3Z');
    const { leftRoof } = floorShape(4, 0);
    expect(mirrored(mirrored(leftRoof))).toBe(leftRoof);
  });
});
