/** The rules of a game as they are read: sections, numbered rules, paragraphs and lists, with links between rules. */
import type { Contents, RulesText } from '../games/rules';
import { typeset } from '../lib/i18n/typeset';
import type { Language } from '../lib/settings/choices';

/** A piece of a sentence: text, or the number of another rule. */
export interface Part {
  readonly text: string;
  readonly rule: string | null;
}

export type Sentence = readonly Part[];

/** A paragraph, or the lines of a list. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Sentence }
  | { readonly kind: 'list'; readonly lines: readonly Sentence[] };

export interface BookRule {
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
  /** What is to be seen in its picture; most rules have none. */
  readonly picture: string | null;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly BookRule[];
}

export type Book = readonly Section[];

const LINE = '• ';
/** What may be the number of a rule: a capital letter and a number. */
const NUMBER = /\b[A-Z]\d+\b/g;

export function bookOf(contents: Contents, text: RulesText, language: Language): Book {
  const known = new Set(contents.flatMap(({ rules }) => rules));
  const set = (words: string) => typeset(words, language);
  return contents.map(({ section, rules }) => ({
    id: section,
    title: set(text.sections[section] ?? section),
    rules: rules.map((number) => {
      const rule = text.rules[number];
      const picture = text.pictures[number];
      return {
        number,
        title: set(rule?.title ?? ''),
        blocks: blocksOf(rule?.text.map(set) ?? [], (one) => known.has(one) && one !== number),
        picture: picture === undefined ? null : set(picture),
      };
    }),
  }));
}

/** Lines of a list that follow each other are one list. */
function blocksOf(paragraphs: readonly string[], isRule: (number: string) => boolean): Block[] {
  const blocks: Block[] = [];
  let lines: Sentence[] | null = null;
  for (const paragraph of paragraphs) {
    if (!paragraph.startsWith(LINE)) {
      lines = null;
      blocks.push({ kind: 'paragraph', text: partsOf(paragraph, isRule) });
      continue;
    }
    if (lines === null) {
      lines = [];
      blocks.push({ kind: 'list', lines });
    }
    lines.push(partsOf(paragraph.slice(LINE.length), isRule));
  }
  return blocks;
}

/** A sentence cut at the numbers of rules. */
export function partsOf(sentence: string, isRule: (number: string) => boolean): Sentence {
  const parts: Part[] = [];
  let from = 0;
  for (const { 0: number, index } of sentence.matchAll(NUMBER)) {
    if (!isRule(number)) continue;
    if (index > from) parts.push({ text: sentence.slice(from, index), rule: null });
    parts.push({ text: number, rule: number });
    from = index + number.length;
  }
  if (from < sentence.length) parts.push({ text: sentence.slice(from), rule: null });
  return parts;
}

const sentencesOf = (block: Block): readonly Sentence[] =>
  block.kind === 'list' ? block.lines : [block.text];

/** Everything that a rule says, as one text. */
export const wordsOf = ({ title, blocks, picture }: BookRule): string =>
  [
    title,
    ...blocks.flatMap(sentencesOf).map((parts) => parts.map(({ text }) => text).join('')),
    picture ?? '',
  ].join('\n');
