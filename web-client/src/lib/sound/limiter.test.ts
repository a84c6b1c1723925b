import { describe, expect, it } from 'vitest';
import { foremost, VOICES, type Cue } from './cues';
import { Limiter } from './limiter';

describe('sounds', () => {
  it('are not heard twice at once', () => {
    const limiter = new Limiter();
    expect(limiter.allows('build', 0)).toBe(true);
    expect(limiter.allows('build', 100)).toBe(false);
    expect(limiter.allows('draw', 100)).toBe(true);
    expect(limiter.allows('build', 200)).toBe(true);
  });

  it('that call somebody come seldom', () => {
    const limiter = new Limiter();
    expect(limiter.allows('turn', 0)).toBe(true);
    expect(limiter.allows('turn', 1_400)).toBe(false);
    expect(limiter.allows('turn', 1_500)).toBe(true);
    expect(limiter.allows('clock', 2_000)).toBe(true);
    expect(limiter.allows('clock', 6_000)).toBe(false);
    expect(limiter.allows('clock', 7_000)).toBe(true);
  });

  it('that are soft are not heard beside others', () => {
    const limiter = new Limiter();
    expect(limiter.allows('build', 0)).toBe(true);
    expect(limiter.allows('stored', 100)).toBe(false);
    expect(limiter.allows('stored', 300)).toBe(true);
  });

  it('never make a heap, but the end and one’s own turn are heard', () => {
    const limiter = new Limiter();
    const cues: Cue[] = ['build', 'draw', 'place', 'claim', 'prayer', 'refused', 'build', 'draw'];
    const heard = cues.filter((cue, nth) => limiter.allows(cue, nth * 200));
    expect(heard).toHaveLength(6);
    expect(limiter.allows('claim', 1_700)).toBe(false);
    expect(limiter.allows('turn', 1_700)).toBe(true);
    expect(limiter.allows('end', 1_700)).toBe(true);
    expect(limiter.allows('claim', 5_000)).toBe(true);
  });
});

describe('of what sounds at once', () => {
  it('the weightiest is heard', () => {
    expect(foremost(['draw', null, 'end', 'build'])).toBe('end');
    expect(foremost(['place', 'prayer'])).toBe('prayer');
    expect(foremost([null])).toBeNull();
    expect(foremost([])).toBeNull();
  });

  it('each is short and quiet', () => {
    for (const [cue, strikes] of Object.entries(VOICES)) {
      expect(strikes.length, cue).toBeGreaterThan(0);
      for (const { atS, lastsS, loud } of strikes) {
        expect(atS + lastsS, cue).toBeLessThanOrEqual(3);
        expect(loud, cue).toBeLessThanOrEqual(0.25);
      }
    }
  });
});
