import { expect, it } from 'vitest';
import { Dice } from '../../../check/dice';
import { Misread, Part } from '../../../check/part';
import { recordedGame } from '../../../check/recorded';
import { vectors } from '../../../check/vectors';
import { dealt, stockOf } from './deal';
import { decorations, each, without } from './piles';

const dice = new Dice(vectors.seed);
const { edition } = recordedGame('satori-two').head.opening as unknown as { edition: unknown };

it.each(vectors.deal)('lays out the table for $players', ({ players, gives }) => {
  const stock = stockOf(new Part(edition), players);
  expect(Object.fromEntries(dealt(stock, dice))).toEqual(gives);
});

it('draws three decorations of a kind only where there is no other', () => {
  for (let draw = 0; draw < 200; draw++) {
    expect(new Set(decorations([9, 1], dice.stream(draw))).size).toBe(2);
  }
  expect(decorations([0, 3], dice.stream(0))).toEqual([1, 1, 1]);
  expect(decorations([0, 2], dice.stream(0))).toEqual([1, 1]);
});

it('takes out of a pile only what is in it', () => {
  expect(each([2, 0, 1])).toEqual([0, 0, 2]);
  expect(without([2, 0, 1], [new Part(0), new Part(2)])).toEqual([1, 0, 0]);
  expect(() => without([2, 0, 1], [new Part(1)])).toThrow(Misread);
  expect(() => without([2, 0, 1], [new Part(3)])).toThrow(Misread);
});
