import { describe, expect, it, vi } from 'vitest';
import { gameNames, loadCheck } from '../games/registry';
import { placeholders, texts } from '../lib/i18n/message';
import { LANGUAGES, type Language } from '../lib/settings/choices';
import { WORDS } from './checking.svelte';
import type { Words } from './phrase';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

const all: [string, Readonly<Record<Language, () => Promise<Words>>>][] = [['all games', WORDS]];
for (const game of gameNames) {
  const check = await loadCheck(game);
  if (check) all.push([game, check.words]);
}

/** The plural forms that whole numbers up to a thousand need. */
function forms(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1001 }, (_, n) => rules.select(n)))];
}

it('every game has words of its own', () => {
  expect(all.map(([name]) => name)).toEqual(['all games', ...gameNames]);
});

describe.each(all)('the words of the check, %s', (_, words) => {
  it.each(LANGUAGES)('are whole in %s', async (language) => {
    const [english, translated] = await Promise.all([words.en(), words[language]()]);
    expect(Object.keys(translated)).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(translated)) {
      const wanted = new Set(texts(english[key] ?? '').flatMap(placeholders));
      expect(new Set(texts(message).flatMap(placeholders)), key).toEqual(wanted);
      for (const text of texts(message)) expect(text.trim(), key).not.toBe('');
      if (typeof message === 'string') continue;
      expect(Object.keys(message), key).toEqual(expect.arrayContaining(forms(language)));
    }
  });
});
