import { describe, expect, it } from 'vitest';
import type { PlayerView, View } from '../../../lib/protocol/satori';
import { view } from '../sample.svelte';
import { waitingOf } from './at-the-table';
import type { RoundPhase } from './steps';

const [sample] = view().players;
const ORDER = [2, 0, 3, 1] as const;

/** How far everybody is, in turn order. */
function waiting(phase: RoundPhase, has: Partial<PlayerView>[], seen: Partial<View> = {}) {
  const players = ORDER.map((_, seat) => ({ ...sample, ...has[seat] }) as PlayerView);
  const four = view({ order: [...ORDER], players, mountains: [], supply: { coin: 30 }, ...seen });
  return ORDER.map((seat) => waitingOf(four, phase, seat));
}

describe('those at the table', () => {
  it('choose about their amulets one after the other', () => {
    const chosen = { has_chosen: true };
    const open = { has_chosen: false };
    const phase = { kind: 'amulet', seat: 0 } as const;
    expect(waiting(phase, [open, open, chosen, open])).toEqual(['chosen', 'now', 'later', 'later']);
    expect(waiting(phase, [open, open, chosen, { ...open, amulet_played: true }])).toEqual([
      'chosen',
      'now',
      'unasked',
      'later',
    ]);
  });

  it('take bonuses again and again: it is not known who comes', () => {
    const phase = { kind: 'bonus', seat: 0, amulet: 'most_tiles' } as const;
    expect(waiting(phase, [])).toEqual(['waits', 'now', 'waits', 'waits']);
  });

  it('claim where they have something to claim', () => {
    const has = [{ offerings: 3 }, { offerings: 2 }, { offerings: 0 }, { offerings: 0 }];
    const phase = { kind: 'claim', seat: 0 } as const;
    expect(waiting(phase, has)).toEqual(['done', 'now', 'unasked', 'later']);
  });

  it('keep monks where they have monks and incense', () => {
    const incense = { goods: { incense: 1 } };
    const mountains = ([0, 3, 1, 1] as const).map((monk) => ({ tile: 0, monk }));
    const phase = { kind: 'keep', seat: 2 } as const;
    const told = waiting(phase, [incense, { goods: {} }, incense, incense], { mountains });
    expect(told).toEqual(['now', 'later', 'later', 'unasked']);
    const without = waiting(phase, [incense, incense, incense, incense], {
      mountains: mountains.slice(0, 1),
    });
    expect(without).toEqual(['now', 'later', 'unasked', 'unasked']);
  });

  it('exchange tiles where they have some, and the coins do not run out before', () => {
    const tiles = { goods: { meditation_tile: 2 } };
    const phase = { kind: 'exchange', seat: 2 } as const;
    const has = [tiles, tiles, tiles, { goods: {} }];
    expect(waiting(phase, has)).toEqual(['now', 'later', 'unasked', 'later']);
    expect(waiting(phase, has, { supply: { coin: 4 } })).toEqual([
      'now',
      'waits',
      'unasked',
      'waits',
    ]);
  });
});
