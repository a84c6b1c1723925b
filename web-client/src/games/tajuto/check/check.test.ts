import { expect, it } from 'vitest';
import { Dice } from '../../../check/dice';
import { Misread, Part } from '../../../check/part';
import { vectors } from '../../../check/vectors';
import { feel } from './check';
import { ALL_FLOORS, floorOf, floorsIn, numberOf, setOf } from './floors';

const TOUCH = { handful: 5, spreads: [15, 18, 22, 32, 38, 38] };

it.each(vectors.handful)('feels the floors of handful $draw', ({ draw, bag, gives }) => {
  const felt = feel(floorsIn(new Part(bag)), TOUCH, new Dice(vectors.seed).stream(draw));
  expect(felt).toEqual(gives.map(({ floor, width }) => ({ floor: floorOf(floor), width })));
});

it('feels all floors where there are fewer than a handful', () => {
  const felt = feel([3, 7], TOUCH, new Dice(vectors.seed).stream(1));
  expect(felt).toHaveLength(2);
});

it('numbers floors by pagoda and size', () => {
  expect(floorOf(0)).toEqual({ pagoda: 'red', size: 1 });
  expect(floorOf(47)).toEqual({ pagoda: 'pink', size: 6 });
  for (const floor of ALL_FLOORS) expect(numberOf(new Part(floorOf(floor)))).toBe(floor);
});

it('reads and writes sets of floors', () => {
  expect(setOf(ALL_FLOORS)).toBe('ffffffffffff');
  expect(floorsIn(new Part('800000000003'))).toEqual([0, 1, 47]);
  expect(setOf([0, 1, 47])).toBe('800000000003');
});

it.each([{ pagoda: 'grey', size: 1 }, { pagoda: 'red', size: 7 }, { pagoda: 'red' }, 'red 1'])(
  'knows no floor %j',
  (floor) => {
    expect(() => numberOf(new Part(floor, 'here'))).toThrow(Misread);
  },
);
