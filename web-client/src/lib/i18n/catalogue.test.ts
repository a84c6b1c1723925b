import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../settings/choices';
import { LOAD } from './catalogue';
import { en } from './languages/en';
import { placeholders, say, texts, type Message } from './message';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);

/** The plural forms that whole numbers up to a thousand need. */
function forms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))].sort();
}

describe.each(catalogues)('catalogue %s', (language, catalogue) => {
  const areas = Object.entries(en) as [keyof typeof en, Record<string, Message>][];

  it.each(areas)('has exactly the English messages of %s', (area, english) => {
    const translated = catalogue[area] as Record<string, Message>;
    expect(Object.keys(translated).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(areas)('has full messages of %s', (area, english) => {
    for (const [key, message] of Object.entries(catalogue[area] as Record<string, Message>)) {
      const wanted = new Set(texts(english[key] ?? '').flatMap(placeholders));
      const name = `${area}.${key}`;
      for (const text of texts(message)) {
        expect(text.trim(), name).not.toBe('');
        expect(text, name).toBe(text.trim());
        for (const place of placeholders(text)) expect([...wanted, 'n'], name).toContain(place);
      }
      expect(new Set(texts(message).flatMap(placeholders)), name).toEqual(wanted);
      if (typeof message !== 'string') {
        expect(Object.keys(message), name).toEqual(expect.arrayContaining(forms(language)));
      }
    }
  });
});

describe('say', () => {
  const floors = { one: '{n} floor', other: '{n} floors' };

  it('puts parameters into their places', () => {
    expect(say('{min}–{max} players', { min: 2, max: 4 }, 'en')).toBe('2–4 players');
  });

  it('leaves a place without parameter visible', () => {
    expect(say('{min} players', {}, 'en')).toBe('{min} players');
  });

  it('takes the plural form of its language', () => {
    expect(say(floors, { n: 1 }, 'en')).toBe('1 floor');
    expect(say(floors, { n: 0 }, 'en')).toBe('0 floors');
    const patra = { one: '{n} patro', few: '{n} patra', many: '{n} patra', other: '{n} pater' };
    expect([1, 3, 5].map((n) => say(patra, { n }, 'cs'))).toEqual([
      '1 patro',
      '3 patra',
      '5 pater',
    ]);
  });
});
