import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../lib/protocol/games';
import type { View } from '../../../lib/protocol/satori';
import { view } from '../sample.svelte';
import {
  altarsOf,
  amuletState,
  jokoroOf,
  jokoroOnAltars,
  jokoroOnPagoda,
  jokoroPlaced,
  monksOnMountains,
} from './belongings';

const nobody = { grey: 0, orange: 0, purple: 0 };
const altar = (owner: Seat, jokoro: boolean): View['court'][number] => ({
  colour: 'grey',
  worshippers: nobody,
  built: { tile: 0, decoration: 0, owner, jokoro },
});
const plate = (...seats: Seat[]) => ({
  cost: 0,
  spaces: seats.map((seat) => ({ holds: 'jokoro' as const, seat })),
});
const seen = view({
  court: [altar(0, true), altar(1, true), altar(0, false), { ...altar(0, true), built: null }],
  mountains: ([0, null, 1, 0] as const).map((monk) => ({ tile: null, monk })),
  pagoda: {
    ...view().pagoda,
    tiers: [
      { tile: 0, plate: plate(0, 1), roof: true },
      {
        tile: 1,
        plate: { cost: null, spaces: [{ holds: 'neutral' }, { holds: 'nothing' }] },
        roof: false,
      },
      { tile: 2, plate: null, roof: false },
    ],
    sorin: { owner: 1, plate: plate(0) },
  },
});

describe('what belongs to a player', () => {
  it('are the altars that bear the sect token', () => {
    expect(altarsOf(seen, 0)).toHaveLength(2);
    expect(altarsOf(seen, 1)).toHaveLength(1);
  });

  it('are Jokoro on altars, on tiers and on the Sōrin', () => {
    expect(jokoroOnAltars(seen, 0)).toBe(1);
    expect(jokoroOnPagoda(seen, 0)).toBe(2);
    expect(jokoroPlaced(seen, 1)).toBe(2);
  });

  it('are all Jokoro: at hand, placed, and the sixth on the offerings track', () => {
    const [first, ...others] = seen.players;
    const withHand = (jokoro: number, sixth_locked: boolean) =>
      ({ ...seen, players: [{ ...first, jokoro, sixth_locked }, ...others] }) as View;
    expect(jokoroOf(withHand(2, true), 0)).toBe(6);
    expect(jokoroOf(withHand(3, false), 0)).toBe(6);
  });

  it('are monks on the mountains', () => {
    expect(monksOnMountains(seen, 0)).toEqual([0, 3]);
  });
});

describe('an amulet', () => {
  const over: View['phase'] = { kind: 'over', outcome: { scores: [], winners: [] } };
  const state = (amulet_played: boolean, has_chosen: boolean, phase = seen.phase) =>
    amuletState({ amulet_played, has_chosen }, { phase });

  it('is secret until it is played', () => {
    expect([state(false, false), state(false, true), state(true, true)]).toEqual([
      'secret',
      'chosen',
      'open',
    ]);
  });

  it('is no secret after the end, played or not', () => {
    expect([state(false, true, over), state(true, true, over)]).toEqual(['unplayed', 'open']);
  });
});
