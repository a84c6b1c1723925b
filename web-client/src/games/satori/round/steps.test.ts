import { describe, expect, it } from 'vitest';
import { view } from '../sample.svelte';
import { endedRound, isRoundPhase, ruleOf, stepOf, stepsAfter } from './steps';

describe('the end of a round', () => {
  it('has amulets after the third and the last', () => {
    expect(stepsAfter(1)[0]).toBe('site');
    expect(stepsAfter(3).slice(0, 2)).toEqual(['amulet', 'site']);
    expect(stepsAfter(4)).not.toContain('amulet');
    expect(stepsAfter(5)).toEqual(['amulet', 'score']);
  });

  it('counts the next round already when offerings are claimed', () => {
    const third = view({ round: 3 });
    expect(endedRound(third, { kind: 'amulet', seat: 0 })).toBe(3);
    expect(endedRound(third, { kind: 'bonus', seat: 0, amulet: 'most_points' })).toBe(3);
    expect(endedRound(third, { kind: 'keep', seat: 0 })).toBe(2);
  });

  it('knows what is asked and by which rule', () => {
    const bonus = { kind: 'bonus', seat: 0, amulet: 'most_points' } as const;
    expect(stepOf(bonus)).toBe('amulet');
    expect(ruleOf(bonus, 3)).toBe('S25');
    expect(ruleOf({ kind: 'amulet', seat: 0 }, 5)).toBe('S33');
    expect(ruleOf({ kind: 'exchange', seat: 0 }, 2)).toBe('S32');
    expect(isRoundPhase(bonus)).toBe(true);
    expect(isRoundPhase({ kind: 'first_monk', seat: 0 })).toBe(false);
  });
});
