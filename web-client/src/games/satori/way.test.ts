import { expect, it } from 'vitest';
import { lightsAfter, mountainOf, mountainsOf, stepTo } from './way';

const TOPS = [0, 4, 8];

it('leads lights round their rings, small letters clockwise', () => {
  expect(lightsAfter(TOPS, '')).toEqual([0, 0, 0]);
  expect(lightsAfter(TOPS, 'aaB')).toEqual([2, 3, 0]);
  expect(lightsAfter([3, 5, 10], 'a')).toEqual([0, 1, 2]);
});

it('names the step to a space beside the light', () => {
  expect(stepTo(0, 5)).toBe('b');
  expect(stepTo(0, 7)).toBe('B');
  expect(stepTo(0, 6)).toBeNull();
});

it('names the mountains', () => {
  expect(mountainsOf('aBa')).toEqual([0, 1]);
  expect(mountainOf(7)).toBe(1);
});
