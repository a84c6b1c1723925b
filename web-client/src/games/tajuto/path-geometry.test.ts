import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../lib/pagoda/paths';
import { alongLine, arc, besides, pathShape, placeOf } from './path-geometry';

const BOXES = [
  [745, 158],
  [490, 128],
  [378, 112],
] as const;

describe.each(BOXES)('the path in a box of %d × %d', (width, height) => {
  const shape = pathShape(width, height, 40);

  it('has a stone for every number, every fifth with its number on it', () => {
    expect(shape.stones).toHaveLength(41);
    expect(shape.stones.filter(({ numbered }) => numbered)).toHaveLength(9);
  });

  it('stays inside', () => {
    for (const { x, y, rx, ry } of shape.stones) {
      expect(x - rx).toBeGreaterThan(0);
      expect(x + rx).toBeLessThan(width);
      expect(y - ry).toBeGreaterThan(0);
      expect(y + ry).toBeLessThan(height);
    }
    for (const [x, y] of [shape.lantern, shape.gate]) {
      expect(x).toBeGreaterThan(8);
      expect(y).toBeLessThan(height);
    }
  });

  it('has equal steps', () => {
    const steps = shape.stones.slice(1).map(({ x, y }, index) => {
      const before = shape.stones[index] ?? { x, y };
      return Math.hypot(x - before.x, y - before.y);
    });
    expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.15);
  });

  it('goes from the lower left to the right and back to the upper left', () => {
    const { stones } = shape;
    expect(stones[0]?.y).toBeGreaterThan(height / 2);
    expect(stones[40]?.y).toBeLessThan(height / 2);
    expect(stones[20]?.x).toBeGreaterThan((width * 3) / 4);
    expect(stones[40]?.x).toBeLessThan(width / 4);
  });

  it('is the same every time', () => {
    expect(pathShape(width, height, 40)).toEqual(shape);
  });

  it('shows costs below and gains between the rows', () => {
    const cost = arc(shape.stones, 12, 8, 13, 'below');
    const [, y] = placeOf(shape.stones, 10);
    expect(cost.middle[1]).toBeGreaterThan(y);
    for (const [from, to] of [
      [8, 13],
      [28, 33],
      [17, 23],
    ] as const) {
      const gain = arc(shape.stones, from, to, 40, 'inside');
      const [middleX, middleY] = gain.middle;
      const [x, roadY] = placeOf(shape.stones, (from + to) / 2);
      expect(Math.abs(middleY - height / 2) + middleX - x).toBeLessThanOrEqual(
        Math.abs(roadY - height / 2) + 1,
      );
    }
  });
});

describe('an arc', () => {
  const { stones } = pathShape(745, 158, 40);

  it('begins and ends on its stones', () => {
    const points = pointsOf(arc(stones, 5, 9, 30, 'inside').path);
    expect(points.at(0)?.[0]).toBeCloseTo(stones[5]?.x ?? NaN, 0);
    expect(points.at(-1)?.[0]).toBeCloseTo(stones[9]?.x ?? NaN, 0);
    expect(points.at(-1)?.[1]).toBeCloseTo(stones[9]?.y ?? NaN, 0);
  });

  it('ends at the last stone where the number goes beyond it', () => {
    const points = pointsOf(arc(stones, 38, 45, 30, 'inside').path);
    expect(points.at(-1)?.[0]).toBeCloseTo(stones[40]?.x ?? NaN, 0);
    expect(arc(stones, 41, 45, 30, 'inside').path).not.toContain('NaN');
  });
});

describe('placeOf', () => {
  const { stones } = pathShape(745, 158, 40);

  it('keeps a monk on the last stone', () => {
    expect(placeOf(stones, 57)).toEqual([stones[40]?.x, stones[40]?.y]);
    expect(placeOf(stones, -1)).toEqual([stones[0]?.x, stones[0]?.y]);
  });

  it('lies between two stones for a fraction', () => {
    const x = ((stones[3]?.x ?? 0) + (stones[4]?.x ?? 0)) / 2;
    expect(placeOf(stones, 3.5)[0]).toBeCloseTo(x);
  });
});

describe('alongLine', () => {
  it('divides a line into equal steps, around its corners', () => {
    const corner = [
      [0, 0],
      [4, 0],
      [4, 4],
    ] as const;
    expect(alongLine(corner, 5)).toEqual([
      [0, 0],
      [2, 0],
      [4, 0],
      [4, 2],
      [4, 4],
    ]);
  });
});

describe('besides', () => {
  it('leaves one alone in the middle and sets several side by side', () => {
    expect(besides(1, 0, 1)[0]).toBe(0);
    expect(besides(2, 0, 1)[0]).toBe(-besides(2, 1, 1)[0]);
    expect(besides(3, 2, 1)[0]).toBeGreaterThan(besides(3, 1, 1)[0]);
  });

  it('covers no lantern before the first stone', () => {
    expect([0, 1, 2, 3].map((nth) => besides(4, nth, 1, true)[0])).toEqual([0, 13, 26, 39]);
  });
});
