import { describe, expect, it, vi } from 'vitest';
import { gameNames, rulesOf } from '../games/registry';
import type { GameRules, RulesText } from '../games/rules';
import { LANGUAGES, type Language } from '../lib/settings/choices';
import { bookOf, partsOf, type Block } from './book';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

describe('a sentence', () => {
  const shown = (sentence: string) =>
    partsOf(sentence, (number) => number === 'S9' || number === 'S21').map(({ text, rule }) =>
      rule === null ? text : `<${text}>`,
    );

  it.each([
    ['Nothing here.', ['Nothing here.']],
    ['S9 and S21', ['<S9>', ' and ', '<S21>']],
    ['As always (S9).', ['As always (', '<S9>', ').']],
    ['Not S99, not XS9, not S9a, not A.', ['Not S99, not XS9, not S9a, not A.']],
  ])('has links where it names rules: %s', (sentence, expected) => {
    expect(shown(sentence)).toEqual(expected);
  });
});

interface Read {
  readonly name: string;
  readonly language: Language;
  readonly rules: GameRules;
  readonly text: RulesText;
  readonly english: RulesText;
}

const ALL = await Promise.all(
  gameNames.flatMap((name) =>
    LANGUAGES.map(async (language): Promise<Read> => {
      const rules = rulesOf(name);
      if (!rules) throw new Error(`${name} has no rules`);
      const [text, english] = await Promise.all([rules.text[language](), rules.text.en()]);
      return { name, language, rules, text, english };
    }),
  ),
);

/** What a rule is made of, whatever the language: how many paragraphs and lines, and which rules it names. */
const shape = (blocks: readonly Block[]) => ({
  blocks: blocks.map((block) => (block.kind === 'list' ? block.lines.length : block.kind)),
  names: [
    ...new Set(
      blocks
        .flatMap((block) => (block.kind === 'list' ? block.lines : [block.text]))
        .flatMap((parts) => parts.flatMap(({ rule }) => rule ?? [])),
    ),
  ].sort(),
});

describe.each(ALL)('the rules of $name in $language', ({ language, rules, text, english }) => {
  const numbers = rules.contents.flatMap((section) => section.rules);
  const book = bookOf(rules.contents, text, language).flatMap((section) => section.rules);

  it('are numbered from 1, each once', () => {
    const letter = numbers[0]?.charAt(0);
    expect(numbers).toEqual(numbers.map((_, i) => `${letter}${i + 1}`));
    expect(Object.keys(text.rules)).toEqual(numbers);
  });

  it('are all there, with a title and words', () => {
    expect(Object.keys(text.sections)).toEqual(rules.contents.map(({ section }) => section));
    for (const words of Object.values(text.sections)) expect(words.trim()).not.toBe('');
    for (const [number, { title, text: paragraphs }] of Object.entries(text.rules)) {
      expect(title.trim(), number).not.toBe('');
      expect(paragraphs.length, number).toBeGreaterThan(0);
      for (const one of paragraphs) expect(one.replace('• ', '').trim(), number).not.toBe('');
    }
  });

  it('have the paragraphs, the lists and the references of the English ones', () => {
    const same = bookOf(rules.contents, english, 'en').flatMap((section) => section.rules);
    expect(book.map(({ number, blocks }) => [number, shape(blocks)])).toEqual(
      same.map(({ number, blocks }) => [number, shape(blocks)]),
    );
  });

  it('name no rule that does not exist', () => {
    const letter = numbers[0]?.charAt(0) ?? '';
    const named = Object.values(text.rules).flatMap(({ text: paragraphs }) =>
      paragraphs.flatMap((one) => one.match(new RegExp(`\\b${letter}\\d+\\b`, 'g')) ?? []),
    );
    expect(named.filter((number) => !numbers.includes(number))).toEqual([]);
  });

  it('say what is to be seen in every picture', () => {
    expect(Object.keys(text.pictures)).toEqual(Object.keys(english.pictures));
    expect(Object.keys(text.pictures).length).toBeGreaterThanOrEqual(5);
    for (const [number, words] of Object.entries(text.pictures)) {
      expect(numbers).toContain(number);
      expect(words.trim()).not.toBe('');
    }
  });
});
