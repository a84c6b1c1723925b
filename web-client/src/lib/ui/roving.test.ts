import { describe, expect, it } from 'vitest';
import { nearest, next, type Box } from './roving';

const box = (x: number, y: number, size = 10): Box => ({
  left: x,
  right: x + size,
  top: y,
  bottom: y + size,
});

/** Two rows of three. */
const GRID = [0, 1].flatMap((row) => [0, 1, 2].map((column) => box(column * 20, row * 20)));
const ROW = GRID.slice(0, 3);

describe('next', () => {
  it('goes on and back, around the ends', () => {
    expect(next('ArrowRight', GRID, 0)).toBe(1);
    expect(next('ArrowRight', GRID, 5)).toBe(0);
    expect(next('ArrowLeft', GRID, 0)).toBe(5);
  });

  it('goes to the ends', () => {
    expect(next('Home', GRID, 4)).toBe(0);
    expect(next('End', GRID, 1)).toBe(5);
  });

  it('goes up and down straight', () => {
    expect(next('ArrowDown', GRID, 1)).toBe(4);
    expect(next('ArrowUp', GRID, 5)).toBe(2);
    expect(next('ArrowUp', GRID, 1)).toBe(-1);
  });

  it('takes up and down for back and on in a single row', () => {
    expect(next('ArrowDown', ROW, 1)).toBe(2);
    expect(next('ArrowUp', ROW, 1)).toBe(0);
  });

  it('knows no other keys', () => {
    expect(next('a', GRID, 0)).toBe(-1);
    expect(next('ArrowRight', [], 0)).toBe(-1);
  });
});

describe('nearest', () => {
  it('leaves out what overlaps', () => {
    const small = box(2, 4, 4);
    expect(nearest([GRID[0] ?? small, small, GRID[3] ?? small], 0, 1)).toBe(2);
  });
});
