import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../lib/protocol/satori';
import { EDITION } from '../sample.svelte';
import { faceOf } from './face';

/** A face in short: `wood stone / incense`. */
const shown = (...effects: Effect[]) =>
  faceOf(effects)
    .map((line) => line.map(({ name, n }) => (n === null ? name : `${name} ${n}`)).join(' '))
    .join(' / ');

describe('the face of a meditation tile', () => {
  it('has a line for each thing of which there are several', () => {
    expect(shown({ gain: { wood: 2, stone: 2 } })).toBe('wood 2 / stone 2');
    expect(shown({ gain: { coin: 2, points: 2 } })).toBe('coin 2 / points 2');
  });

  it('has single goods side by side', () => {
    expect(shown({ gain: { wood: 1, stone: 1, incense: 1 } })).toBe('wood / stone incense');
    expect(shown({ hikari: 2 }, { gain: { coin: 1, incense: 1 } })).toBe('hikari 2 / coin incense');
  });

  it('joins lines where there would be three, what belongs together first', () => {
    expect(shown('place_jokoro', { gain: { coin: 2, incense: 1 } })).toBe(
      'place_jokoro / coin 2 incense',
    );
    expect(shown('meditate', { gain: { coin: 2 } }, { hikari: 1 })).toBe(
      'meditate coin 2 / hikari 1',
    );
    expect(shown('build_pagoda', { gain: { coin: 1, wood: 1, stone: 1 } })).toBe(
      'build_pagoda coin / wood stone',
    );
  });

  it('breaks an exchange only before its arrow', () => {
    const emerald = { exchange: { pay: { coin: 1 }, gain: { emerald: 1 } } };
    expect(shown(emerald, { gain: { stone: 1 } })).toBe('coin arrow emerald / stone');
    const dear = { exchange: { pay: { wood_or_stone: 2 }, gain: { points: 5 } } };
    expect(shown(dear)).toBe('wood_or_stone 2 / arrow points 5');
  });

  it('has room for every tile of the edition', () => {
    for (const { id, effects } of EDITION.meditation) {
      expect(faceOf(effects).length, id).toBeLessThanOrEqual(2);
    }
  });
});
