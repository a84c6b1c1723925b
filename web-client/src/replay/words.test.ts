import { describe, expect, it } from 'vitest';
import { placeholders, texts } from '../lib/i18n/message';
import { LANGUAGES } from '../lib/settings/choices';
import { LOAD_WORDS } from './words.svelte';
import { replay as english } from './words/en';

describe.each(LANGUAGES)('the words of the replay in %s', (language) => {
  it('are all there, with the same places in them', async () => {
    const words = await LOAD_WORDS[language]();
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(english)) {
      const said = texts(words[key as keyof typeof english]);
      for (const text of said) expect(text, key).toBe(text.trim());
      expect(said.join(''), key).not.toBe('');
      expect(new Set(said.flatMap(placeholders)), key).toEqual(
        new Set(texts(message).flatMap(placeholders)),
      );
    }
  });
});
