import { describe, expect, it } from 'vitest';
import { canonical, same } from './same';

describe('same', () => {
  it('does not look at the order of fields', () => {
    const one = { do: 'build', floor: { pagoda: 'sky', size: 3 } };
    const two = { floor: { size: 3, pagoda: 'sky' }, do: 'build' };
    expect(same(one, two)).toBe(true);
  });

  it('tells messages apart by every field', () => {
    const offer = { do: 'offer', tile: 'B', pagoda: 'sky' };
    expect(same(offer, { ...offer, tile: 'C' })).toBe(false);
    expect(same(offer, { ...offer, pagoda: 'red' })).toBe(false);
    expect(same({ do: 'end_turn' }, { do: 'end_turn', keep: { size: 2 } })).toBe(false);
  });

  it('takes a field without a value for none', () => {
    expect(same({ do: 'pass', place: undefined }, { do: 'pass' })).toBe(true);
    expect(canonical([1, null, 'a'])).toBe('[1,null,"a"]');
    expect(same(undefined, null)).toBe(true);
    expect(same(null, {})).toBe(false);
    expect(same(0, '0')).toBe(false);
    expect(same(0, null)).toBe(false);
  });
});
