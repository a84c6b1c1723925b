/** Finding rules by words or by number, whatever the accents and capitals. */
import { wordsOf, type Book, type BookRule, type Section } from './book';

/** A letter as it is compared: without its accent, small. One letter stays one letter, so that places stay the same. */
function plain(letter: string): string {
  if (letter === '\u00a0') return ' ';
  if (letter === '’') return "'";
  return (letter.normalize('NFD')[0] ?? letter).toLowerCase().charAt(0);
}

const folded = (text: string): string =>
  Array.from({ length: text.length }, (_, i) => plain(text.charAt(i))).join('');

/** What is looked for: all of it has to be found. */
export const termsOf = (query: string): string[] => [
  ...new Set(folded(query).split(/\s+/).filter(Boolean)),
];

/** `s21` or `21`: a number is found as a whole, in the text too. */
const NUMBER = /^[a-z]?\d+$/;

const isWordAt = (text: string, from: number, length: number) =>
  !/[\p{L}\p{N}]/u.test(text.charAt(from - 1)) && !/[\p{L}\p{N}]/u.test(text.charAt(from + length));

/** Where a term stands in a folded text. */
function placesOf(term: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    if (!NUMBER.test(term) || isWordAt(text, at, term.length)) places.push(at);
  }
  return places;
}

const isNumbered = (number: string, term: string) =>
  NUMBER.test(term) && (folded(number) === term || number.slice(1) === term);

const isFound = (rule: BookRule, text: string, terms: readonly string[]): boolean =>
  terms.every((term) => isNumbered(rule.number, term) || placesOf(term, text).length > 0);

/** The sections with the rules that speak of all terms; sections without any are left out. */
export function found(book: Book, terms: readonly string[]): Book {
  if (terms.length === 0) return book;
  return book
    .map((section): Section => ({
      ...section,
      rules: section.rules.filter((rule) => isFound(rule, folded(wordsOf(rule)), terms)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** The rule to go to first: the one whose number was asked for, or else the first of those found. */
export function firstOf(book: Book, terms: readonly string[]): string | null {
  const rules = book.flatMap((section) => section.rules);
  const named = rules.find(({ number }) => terms.some((term) => isNumbered(number, term)));
  return (named ?? rules[0])?.number ?? null;
}

/** A piece of a text; a hit is what was looked for. */
export interface Piece {
  readonly text: string;
  readonly isHit: boolean;
}

/** A text cut at what was looked for. */
export function marked(text: string, terms: readonly string[]): Piece[] {
  if (terms.length === 0) return [{ text, isHit: false }];
  const plainText = folded(text);
  const isHit = Array<boolean>(text.length).fill(false);
  for (const term of terms) {
    for (const at of placesOf(term, plainText)) isHit.fill(true, at, at + term.length);
  }
  const pieces: { text: string; isHit: boolean }[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const last = pieces.at(-1);
    const hit = isHit[i] ?? false;
    if (last?.isHit === hit) last.text += text.charAt(i);
    else pieces.push({ text: text.charAt(i), isHit: hit });
  }
  return pieces;
}
