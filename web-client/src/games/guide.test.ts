import { describe, expect, it, vi } from 'vitest';
import { LANGUAGES } from '../lib/settings/choices';
import { gameNames, loadGuide, rulesOf } from './registry';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

/** So much is read in one go; short sentences. */
const LONGEST = 260;

describe.each(gameNames)('the first game of %s', async (game) => {
  const guide = await loadGuide(game);
  const lessons = guide?.lessons ?? [];

  it('has a handful of lessons, each with a name of its own', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(12);
    expect(lessons.length).toBeLessThanOrEqual(18);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  it('names rules that there are', () => {
    const numbers = rulesOf(game)?.contents.flatMap(({ rules }) => rules) ?? [];
    for (const { id, rule } of lessons) expect(numbers, id).toContain(rule);
  });

  it.each(LANGUAGES)('says each lesson in %s, in few words', async (language) => {
    const text = await guide?.text[language]();
    expect(Object.keys(text ?? {}).sort()).toEqual([...lessons.map(({ id }) => id), 'end'].sort());
    for (const [id, { title, text: words }] of Object.entries(text ?? {})) {
      expect(title.trim(), id).not.toBe('');
      expect(words.length, id).toBeGreaterThan(30);
      expect(words.length, id).toBeLessThan(LONGEST);
    }
  });
});
