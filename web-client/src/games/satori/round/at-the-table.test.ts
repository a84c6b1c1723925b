import { describe, expect, it } from 'vitest';
import { view } from '../sample.svelte';
import { waitingOf } from './at-the-table';

const [player] = view().players;
if (!player) throw new Error('nobody is there');
const seen = view({
  order: [2, 0, 1],
  players: [
    { ...player, has_chosen: true },
    { ...player, has_chosen: false },
    { ...player, has_chosen: false, amulet_played: true },
  ],
});

describe('those at the table', () => {
  it('decide about amulets together', () => {
    const phase = { kind: 'amulet', seat: 1 } as const;
    expect(([0, 1, 2] as const).map((seat) => waitingOf(seen, phase, seat))).toEqual([
      'chosen',
      'now',
      'chosen',
    ]);
  });

  it('decide about the rest in turn', () => {
    const phase = { kind: 'keep', seat: 0 } as const;
    expect(([2, 0, 1] as const).map((seat) => waitingOf(seen, phase, seat))).toEqual([
      'done',
      'now',
      'later',
    ]);
  });

  it('take bonuses again and again', () => {
    const phase = { kind: 'bonus', seat: 0, amulet: 'most_tiles' } as const;
    expect(waitingOf(seen, phase, 2)).toBe('later');
  });
});
