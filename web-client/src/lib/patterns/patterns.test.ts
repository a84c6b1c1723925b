import { describe, expect, it } from 'vitest';
import { PAGODA_COLOURS } from '../pagoda/colours';
import { MOTIFS } from './motifs';
import { PAGODA_PATTERNS, PATTERNS, PLAYER_PATTERNS } from './patterns';

const motifsOf = (patterns: Record<string, string>) =>
  Object.values(patterns).map((pattern) => pattern.split('-')[0]);

describe('patterns', () => {
  it('are all different for the pagodas, in their drawing and not only in their ink', () => {
    expect(new Set(motifsOf(PAGODA_PATTERNS)).size).toBe(PAGODA_COLOURS.length);
  });

  it('are all different for the players', () => {
    const motifs = motifsOf(PLAYER_PATTERNS);
    expect(new Set(motifs).size).toBe(motifs.length);
  });

  it('are defined once each, from motifs that exist', () => {
    expect(new Set(PATTERNS).size).toBe(PATTERNS.length);
    expect(new Set(motifsOf({ ...PAGODA_PATTERNS, ...PLAYER_PATTERNS }))).toEqual(
      new Set(Object.keys(MOTIFS)),
    );
  });
});
