import { expect, it } from 'vitest';
import { eyesAt, eyesName, eyesNamed, eyesOfKey, keyOf, viewerOf } from './eyes';

it('there are those of all seats, of a watcher, and none in particular', () => {
  expect(eyesAt(3)).toEqual(['all', 'watcher', 0, 1, 2]);
});

it('each have a name and a key of their own', () => {
  for (const eyes of eyesAt(4)) {
    expect(eyesNamed(eyesName(eyes), 4)).toBe(eyes);
    expect(eyesOfKey(keyOf(eyes), 4)).toBe(eyes);
  }
  expect(new Set(eyesAt(4).map(keyOf)).size).toBe(6);
});

it('nobody has others', () => {
  expect(eyesNamed('3', 3)).toBeNull();
  expect(eyesOfKey('4', 3)).toBeNull();
  expect(eyesOfKey('x', 3)).toBeNull();
});

it('only those of a seat sit at the table', () => {
  expect(viewerOf(2)).toEqual({ as: 'seat', seat: 2 });
  expect(viewerOf('watcher')).toEqual({ as: 'spectator' });
});
