import { describe, expect, it } from 'vitest';
import { apart, chartShape, stepOf } from './geometry';

describe('stepOf', () => {
  it('is a round number', () => {
    expect(stepOf(3, 4)).toBe(1);
    expect(stepOf(31, 4)).toBe(10);
    expect(stepOf(44, 4)).toBe(20);
    expect(stepOf(900, 4)).toBe(225);
  });
});

describe('apart', () => {
  it('moves names up until none covers another', () => {
    expect(apart([100, 99, 40], 19, 120)).toEqual([100, 81, 40]);
    expect(apart([50, 50, 50], 10, 60)).toEqual([50, 40, 30]);
  });

  it('keeps them above the ground', () => {
    expect(apart([130], 19, 120)).toEqual([120]);
  });
});

describe('a chart', () => {
  const series = [
    [0, 10, 30],
    [0, 0, 31],
  ];
  const shape = chartShape(series, [1, 2, 3], 400, 200, 90);

  it('has a line for each player, from the left to the names', () => {
    expect(shape.lines).toHaveLength(2);
    expect(shape.lines[0]).toMatch(/^M30 176L/);
    expect(shape.lines[0]).toContain('L310 ');
  });

  it('reaches above the highest value', () => {
    expect(shape.heights.map(({ value }) => value)).toEqual([0, 10, 20, 30, 40]);
    expect(shape.columns.map(({ value }) => value)).toEqual([1, 2, 3]);
  });

  it('names every round where there is room, and some where there is not', () => {
    const rounds = ['start', 1, 2, 3, 4, 5, 'final'];
    const flat = [rounds.map(() => 1)];
    const named = (width: number) =>
      chartShape(flat, rounds, width, 200, 90).columns.map(({ value }) => value);
    expect(named(400)).toEqual(rounds);
    expect(named(280)).toEqual(['start', 2, 4, 'final']);
  });

  it('marks every line, no two of them in the same round', () => {
    const four = Array.from({ length: 4 }, () => Array.from({ length: 14 }, (_, at) => at));
    const rounds = four[0] ?? [];
    const { marks, right } = chartShape(four, rounds, 400, 200, 90);
    const places = marks.flat().map(([x]) => x);
    expect(marks.map((points) => points.length)).toEqual([3, 3, 3, 3]);
    expect(new Set(places).size).toBe(places.length);
    expect(Math.max(...places)).toBeLessThan(right);
  });

  it('can be drawn of a single round without points', () => {
    const { lines } = chartShape([[0]], [1], 400, 200, 90);
    expect(lines[0]).toBe('M30 176');
  });
});
