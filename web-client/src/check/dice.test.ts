import { expect, it } from 'vitest';
import { Dice } from './dice';
import { vectors } from './vectors';

const dice = new Dice(vectors.seed);

it('reads the words of ChaCha20', () => {
  for (const { draw, skip = 0, first } of vectors.words) {
    const stream = dice.stream(draw);
    for (let word = 0; word < skip; word++) stream.word();
    expect(first.map(() => stream.word())).toEqual(first);
  }
});

it('reads the published stream of a key of zeros', () => {
  expect(new Dice('00'.repeat(32)).stream(0).word()).toBe(0xade0b876);
});

it.each(vectors.below)('finds numbers below $bound', ({ draw, bound, gives }) => {
  const stream = dice.stream(draw);
  expect(gives.map(() => stream.below(bound))).toEqual(gives);
});

it('reads no word where there is no choice', () => {
  const stream = dice.stream(0);
  expect([stream.below(0), stream.below(1)]).toEqual([0, 0]);
  expect(stream.word()).toBe(vectors.words[0]?.first[0]);
});

it.each(vectors.select)('selects $take of $of', ({ draw, of, take, gives }) => {
  const items = Array.from({ length: of }, (_, item) => item);
  expect(dice.stream(draw).select(items, take)).toEqual(gives);
});

it('selects all where there are fewer, and leaves the list alone', () => {
  const items = [0, 1, 2];
  expect(dice.stream(0).select(items, 5).sort()).toEqual([0, 1, 2]);
  expect(items).toEqual([0, 1, 2]);
});

it('makes noise', () => {
  for (const { draw, gives } of vectors.noise) {
    const stream = dice.stream(draw);
    expect(gives.map(() => stream.noise())).toEqual(gives);
  }
});
