import { describe, expect, it } from 'vitest';
import { goodFor } from './pass';

describe('how long a pass is good', () => {
  it.each([
    [86_400, 'en', '1 day'],
    [172_800, 'de', '2 Tage'],
    [5_400, 'en', '1 hour'],
    [300, 'it', '5 minuti'],
    [0, 'cs', '0 sekund'],
  ])('%i seconds in %s', (seconds, language, words) => {
    expect(goodFor(seconds, language)).toBe(words);
  });
});
