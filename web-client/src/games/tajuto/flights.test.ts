import { describe, expect, it } from 'vitest';
import type { Moment, Seen } from '../../lib/protocol/tajuto';
import { flightsOf } from './flights';

const paid = { tile: 'B', cost: 4 } as const;
const floor = { pagoda: 'purple', size: 4 } as const;
const roof = { pagoda: 'purple', size: 6 } as const;
const COLOURS = ['blue', 'black', 'white', 'brown'] as const;

function flights(seen: Seen, openPiles = false) {
  const moment: Moment = { seat: 1, seen };
  return flightsOf(moment, { colourOf: (seat) => COLOURS[seat] ?? 'white', openPiles });
}

/** From where to where, as far as everything is in sight. */
const ways = (seen: Seen) =>
  flights(seen).map(({ course, from, to }) => `${course} ${from[0]} > ${to[0]}`);

describe('what a moment moves', () => {
  it.each<[string, Seen, string[]]>([
    ['feeling', { did: 'groped', paid }, []],
    ['feeling again', { did: 'groped_again', nth: 2 }, []],
    ['a pick', { did: 'picked', place: 2, floor }, ['rise felt:2 > floor:black:purple:4']],
    ['a size', { did: 'drew_size', paid, size: 4, floor }, ['rise bag > floor:black:purple:4']],
    ['a blind draw', { did: 'drew_blind', paid, floor }, ['rise bag > floor:black:purple:4']],
    [
      'an offering',
      { did: 'offered', paid, on: floor, gain: 6 },
      ['arc cube:black:purple > offering:purple', 'float offering:purple > monk:black'],
    ],
    [
      'a building',
      { did: 'built', floor, gain: 6, over_cube: 2, finished: null },
      ['carry floor:black:purple:4 > built:purple:4', 'float built:purple:4 > monk:black'],
    ],
    [
      'a finished pagoda whose tile somebody else has',
      {
        did: 'built',
        floor: roof,
        gain: 6,
        over_cube: 0,
        finished: { inauguration: { fate: 'turned', owner: 3 }, ending: null },
      },
      [
        'carry floor:black:purple:6 > built:purple:6',
        'float built:purple:6 > monk:black',
        'slide open:brown:purple > pile:brown',
      ],
    ],
    [
      'a Wisdom tile',
      { did: 'acquired', paid, price: 8, ware: { kind: 'village', stack: 'wisdom2' } },
      ['slide stack:wisdom2 > pile:black'],
    ],
    [
      'a Market',
      { did: 'acquired', paid, price: 8, ware: { kind: 'village', stack: 'market' } },
      ['slide stack:market > open:black:market'],
    ],
    [
      'an Action tile',
      { did: 'acquired', paid, price: 8, ware: { kind: 'village', stack: 'action_offer' } },
      ['slide stack:action_offer > open:black:E'],
    ],
    [
      'an Inauguration tile',
      { did: 'acquired', paid, price: 8, ware: { kind: 'inauguration', pagoda: 'sky' } },
      ['slide sign:sky > open:black:sky'],
    ],
    [
      'an Objective',
      { did: 'claimed', objective: 'wisdom5' },
      ['slide objective:wisdom5 > pile:black'],
    ],
    [
      'the end of a turn',
      { did: 'ended_turn', kept: floor, returned: [roof], next: 2 },
      ['sink floor:black:purple:6 > bag'],
    ],
  ])('%s', (_, seen, expected) => {
    expect(ways(seen)).toEqual(expected);
  });

  it('flies to and from the tabs where a phone shows something else', () => {
    const [carried] = flights({ did: 'built', floor, gain: 6, over_cube: 0, finished: null });
    expect(carried?.from).toEqual(['floor:black:purple:4', 'player:1', 'tab:others']);
    expect(carried?.to).toEqual(['built:purple:4', 'tab:board']);
  });

  it('turns face down what is hidden then, and nothing where piles lie open', () => {
    const wisdom: Seen = {
      did: 'acquired',
      paid,
      price: 8,
      ware: { kind: 'village', stack: 'wisdom2' },
    };
    const market: Seen = { ...wisdom, ware: { kind: 'village', stack: 'market' } };
    const claim: Seen = { did: 'claimed', objective: 'wisdom5' };
    const turns = (seen: Seen, openPiles: boolean) =>
      flights(seen, openPiles).map(({ piece }) => piece.kind === 'tile' && piece.turns);
    expect([wisdom, market, claim].flatMap((seen) => turns(seen, false))).toEqual([
      true,
      false,
      true,
    ]);
    expect([wisdom, market, claim].flatMap((seen) => turns(seen, true))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('shows no gain where there is none', () => {
    expect(ways({ did: 'offered', paid, on: floor, gain: 0 })).toHaveLength(1);
  });
});
