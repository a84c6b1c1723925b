import { describe, expect, it } from 'vitest';
import { placeholders, texts, type Message } from '../lib/i18n/message';
import { LANGUAGES } from '../lib/settings/choices';
import { WORDS } from './speech.svelte';
import { history as english } from './words/en';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await WORDS[language]()] as const),
);

/** The plural forms that whole numbers up to a thousand need. */
function forms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))];
}

describe.each(catalogues)('the words of these pages in %s', (language, catalogue) => {
  it('are exactly the English ones', () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it('are full messages', () => {
    for (const [key, message] of Object.entries(catalogue as Record<string, Message>)) {
      const wanted = new Set(
        texts((english as Record<string, Message>)[key] ?? '').flatMap(placeholders),
      );
      expect(new Set(texts(message).flatMap(placeholders)), key).toEqual(wanted);
      for (const text of texts(message)) {
        expect(text, key).not.toBe('');
        expect(text, key).toBe(text.trim());
      }
      if (typeof message !== 'string') {
        expect(Object.keys(message), key).toEqual(expect.arrayContaining(forms(language)));
      }
    }
  });
});
