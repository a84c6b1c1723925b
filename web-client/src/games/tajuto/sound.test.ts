import { describe, expect, it } from 'vitest';
import type { Seen } from '../../lib/protocol/tajuto';
import { soundOf } from './sound';

const floor = { pagoda: 'red', size: 1 } as const;
const seen = (did: Partial<Seen>): Seen => did as Seen;

describe('a moment of Tajuto', () => {
  it.each([
    [seen({ did: 'picked', place: 0, floor }), 'draw'],
    [seen({ did: 'drew_blind', floor }), 'draw'],
    [seen({ did: 'offered', on: floor, gain: 1 }), 'place'],
    [seen({ did: 'acquired', price: 4 }), 'place'],
    [seen({ did: 'built', floor, gain: 1, over_cube: 0, finished: null }), 'build'],
    [seen({ did: 'claimed', objective: 'most_meditation' }), 'claim'],
    [seen({ did: 'groped' }), null],
    [seen({ did: 'ended_turn', kept: null, returned: [] }), null],
  ] as const)('%o sounds', (moment, cue) => expect(soundOf(moment)).toBe(cue));

  it('that ends the game is a gong', () => {
    const finished = { ending: { extra: null } } as unknown as Extract<
      Seen,
      { did: 'built' }
    >['finished'];
    expect(soundOf(seen({ did: 'built', floor, gain: 0, over_cube: 0, finished }))).toBe('end');
  });
});
