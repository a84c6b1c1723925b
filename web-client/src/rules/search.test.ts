import { describe, expect, it } from 'vitest';
import { bookOf, type Book } from './book';
import { firstOf, found, marked, termsOf } from './search';

const BOOK = bookOf(
  [
    { section: 'turn', rules: ['X1', 'X2'] },
    { section: 'end', rules: ['X3', 'X12'] },
  ],
  {
    sections: { turn: 'A turn', end: 'The end' },
    rules: {
      X1: { title: 'Placing', text: ['Place one worshipper (X12).', '• Not two.'] },
      X2: { title: 'Sōrin', text: ['Pay 2 coins, or 12 pieces of wood.'] },
      X3: { title: 'Owner’s part', text: ['Příliš žluťoučký kůň'] },
      X12: { title: 'Last', text: ['Nothing else.'] },
    },
    pictures: { X3: 'A horse' },
  },
  'cs',
);

const numbers = (book: Book) => book.flatMap(({ rules }) => rules.map(({ number }) => number));
const find = (query: string) => numbers(found(BOOK, termsOf(query)));

describe('rules are found', () => {
  it.each([
    ['', ['X1', 'X2', 'X3', 'X12']],
    ['worship', ['X1']],
    ['WORSHIPPER', ['X1']],
    ['sorin', ['X2']],
    ['zlutoucky', ['X3']],
    ['žluťoučký kůň', ['X3']],
    ["owner's", ['X3']],
    ['horse', ['X3']],
    ['pay wood', ['X2']],
    ['pay horse', []],
  ])('by words: %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it.each([
    ['x2', ['X2']],
    ['X12', ['X1', 'X12']],
    ['12', ['X2', 'X12']],
    ['1', ['X1']],
    ['x9', []],
  ])('by number: %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('without the sections in which there is nothing', () => {
    expect(found(BOOK, ['sorin']).map(({ id }) => id)).toEqual(['turn']);
  });
});

it.each([
  ['x12', 'X12'],
  ['12', 'X12'],
  ['one', 'X1'],
  ['horse', 'X3'],
  ['nowhere', null],
])('%j leads to %s', (query, expected) => {
  const terms = termsOf(query);
  expect(firstOf(found(BOOK, terms), terms)).toBe(expected);
});

describe('what was looked for is marked', () => {
  const show = (text: string, query: string) =>
    marked(text, termsOf(query))
      .map(({ text: piece, isHit }) => (isHit ? `[${piece}]` : piece))
      .join('');

  it.each([
    ['The Sōrin on top', 'sorin top', 'The [Sōrin] on [top]'],
    ['Two, two and 22', 'two 2', '[Two], [two] and 22'],
    ['u\u00a0koně', 'u kone', '[u]\u00a0[koně]'],
    ['plain', '', 'plain'],
  ])('%s, %s', (text, query, expected) => {
    expect(show(text, query)).toBe(expected);
  });
});
