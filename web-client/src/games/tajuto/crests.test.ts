import { describe, expect, it } from 'vitest';
import { PAGODA_COLOURS } from '../../lib/pagoda/colours';
import { PAGODA_CRESTS } from './crests';

describe('the crests', () => {
  it.each(PAGODA_COLOURS)('has one for %s that fits its box', (pagoda) => {
    const crest = PAGODA_CRESTS[pagoda];
    expect(crest).toMatch(/^M.+Z$/);
    for (const [number] of crest.matchAll(/-?[\d.]+/g)) {
      expect(Number(number)).toBeGreaterThanOrEqual(0);
      expect(Number(number)).toBeLessThanOrEqual(24);
    }
  });

  it('are all different', () => {
    expect(new Set(Object.values(PAGODA_CRESTS)).size).toBe(PAGODA_COLOURS.length);
  });
});
