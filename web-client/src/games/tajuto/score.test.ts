import { describe, expect, it } from 'vitest';
import { LOAD } from '../../lib/i18n/catalogue';
import { speech } from '../../lib/i18n/speech.svelte';
import type { PlayerView, Score } from '../../lib/protocol/tajuto';
import { placings, tilesBehind } from './score';

speech.speak('en', await LOAD.en());

const score = (wisdom: number, objectives = 0): Score => ({
  wisdom,
  objectives,
  inaugurations: 0,
  shrines: 0,
});

describe('placings', () => {
  it('go from the first to the last', () => {
    const order = placings([score(3), score(9), score(5, 1)]);
    expect(order.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(order.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(order.map(({ total }) => total)).toEqual([9, 6, 3]);
  });

  it('are shared by equals, and the next place is left out', () => {
    const order = placings([score(4), score(9), score(9), score(2, 2)]);
    expect(order.map(({ place, isShared }) => [place, isShared])).toEqual([
      [1, true],
      [1, true],
      [3, true],
      [3, true],
    ]);
  });
});

describe('tilesBehind', () => {
  const player = {
    inaugurations: ['pink'],
    pile: {
      wisdom: [1, 0, 0, 0, 2],
      shrines: 2,
      objectives: ['wisdom10'],
      inaugurations: ['green'],
      score: { wisdom: 11, objectives: 1, inaugurations: 4, shrines: 8 },
    },
  } as unknown as PlayerView;

  it('names the tiles of every category', () => {
    expect(tilesBehind('wisdom', player)).toBe('1, 5, 5');
    expect(tilesBehind('objectives', player)).toBe('Wisdom 10');
    expect(tilesBehind('inaugurations', player)).toBe('Pine, Lotus\u00a00');
    expect(tilesBehind('shrines', player)).toBe('2 × 4');
  });

  it('says nothing of a pile that is not open', () => {
    expect(tilesBehind('wisdom', { ...player, pile: null })).toBe('');
  });
});
