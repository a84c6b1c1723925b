import { expect, it } from 'vitest';
import { bagChart } from './bag';
import { view } from './sample';

it('shows where every floor is, the narrow ones above', () => {
  const rows = bagChart(view());
  expect(rows.map(({ size }) => size)).toEqual([6, 5, 4, 3, 2, 1]);
  const where = (pagoda: string, size: number) =>
    rows.find((row) => row.size === size)?.floors.find((floor) => floor.pagoda === pagoda)?.where;
  expect(where('orange', 3)).toBe('bag');
  expect(where('orange', 2)).toBe('built');
  expect(where('orange', 6)).toBe('held');
  expect(where('purple', 4)).toBe('held');
  expect(where('pink', 1)).toBe('bag');
});

it('counts what is in the bag', () => {
  expect(bagChart(view()).map(({ left }) => left)).toEqual([0, 1, 1, 1, 1, 1]);
});
