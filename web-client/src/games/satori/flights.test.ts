import { describe, expect, it } from 'vitest';
import type { Moment, OpenedBy, Told } from '../../lib/protocol/satori';
import { flightsOf, type FlightTable } from './flights';

const COLOURS = ['blue', 'red', 'yellow', 'green'] as const;

type Shown = NonNullable<FlightTable['view']>;

const view = (source: OpenedBy | null, bells: Shown['bells'] = []): Shown => ({
  site: { altars: [4, null, 9], decorations: [], altar_pile: [], decoration_pile: [] },
  bells,
  phase: {
    kind: 'turn',
    seat: 1,
    placed: true,
    wheel_turned: false,
    hand_before: null,
    open: source ? [{ source, actions: [] }] : [],
    won: [],
  },
});

function flights(seen: Told, shown?: Shown) {
  const moment: Moment = { seat: 1, seen };
  const colourOf: FlightTable['colourOf'] = (seat) => COLOURS[seat];
  return flightsOf(moment, shown ? { colourOf, view: shown } : { colourOf });
}

/** From where to where, as far as everything is in sight. */
const ways = (seen: Told, shown?: Shown) =>
  flights(seen, shown).map(({ course, from, to }) => `${course} ${from[0]} > ${to[0]}`);

describe('what a moment moves', () => {
  it.each<[string, Told, string[]]>([
    [
      'a starting tile',
      { did: 'took_starting_tile', tile: 3, gained: { coin: 2 } },
      ['float starting:3 > goods:1'],
    ],
    ['the first monk', { did: 'placed_first_monk', place: 5 }, ['arc monks:1 > monk:5']],
    ['a monk from the hand', { did: 'meditated', from: null, to: 5 }, ['arc monks:1 > monk:5']],
    ['a monk that wanders', { did: 'meditated', from: 2, to: 5 }, ['arc monk:2 > monk:5']],
    [
      'a worshipper',
      { did: 'placed_worshipper', colour: 'grey', spot: 7, sides: 'left', offerings: null },
      ['carry sanmon:grey > spot:7'],
    ],
    [
      'a worshipper at an altar with a Jokoro',
      {
        did: 'placed_worshipper',
        colour: 'orange',
        spot: 7,
        sides: 'both',
        offerings: { seat: 2, to: 4 },
      },
      ['carry sanmon:orange > spot:7', 'arc marker:2 > marker:2'],
    ],
    [
      'a prayer',
      { did: 'prayed', colour: 'purple', gift: 'collection', gained: { coin: 3 } },
      ['carry sanmon:purple > charity', 'carry player:1 > order', 'float charity > goods:1'],
    ],
    [
      'an inspection',
      { did: 'inspected', colour: 'purple', place: 1 },
      ['carry sanmon:purple > charity'],
    ],
    [
      'a prayer wheel where a hand lies',
      { did: 'turned_wheel', wheel: 2, displaced: 3 },
      ['carry hand:1 > hand:1', 'carry hand:3 > hand:3'],
    ],
    [
      'an altar',
      { did: 'built_altar', tile: 9, spot: 8, decoration: 0, paid: { stone: 2 } },
      ['carry tab:site > spot:8', 'slide decoration:0 > spot:8'],
    ],
    [
      'a Jokoro on an altar',
      { did: 'placed_jokoro', on: { altar: 8 }, paid: {} },
      ['carry jokoro:1 > niche:8'],
    ],
    [
      'a Jokoro on the pagoda',
      { did: 'placed_jokoro', on: { tier: 2 }, paid: {} },
      ['carry jokoro:1 > tier:2'],
    ],
    [
      'a Jokoro on the Sōrin',
      { did: 'placed_jokoro', on: 'sorin', paid: {} },
      ['carry jokoro:1 > sorin'],
    ],
    [
      'a tier',
      { did: 'built_pagoda', item: { tier: 1 }, paid: {}, points: 5, plate: null },
      ['float tier:1 > goods:1'],
    ],
    [
      'a roof',
      { did: 'built_pagoda', item: { roof: 1 }, paid: {}, points: 3, plate: null },
      ['carry tiles:1 > roof:1', 'float roof:1 > goods:1'],
    ],
    ['the Sōrin', { did: 'built_pagoda', item: 'sorin', paid: {}, points: 0, plate: null }, []],
    [
      'two lights, and a tile',
      { did: 'moved_light', way: 'aaC', won: [{ tile: 6, place: 2 }] },
      ['arc light:0 > light:0', 'arc light:2 > light:2', 'slide space:2 > tiles:1'],
    ],
    [
      'a claim',
      { did: 'claimed', reward: { space: 4, choice: 0 }, gained: { emerald: 1 }, jokoro: false },
      ['float offerings:4 > goods:1', 'arc marker:1 > marker:1'],
    ],
    [
      'the sixth Jokoro',
      {
        did: 'claimed_at_round_end',
        claim: { reward: { space: 2, choice: 1 }, gained: {}, jokoro: true },
        onward: {},
      },
      ['slide offerings:2 > jokoro:1', 'arc marker:1 > marker:1'],
    ],
    ['a claim left', { did: 'claimed_at_round_end', claim: null, onward: {} }, []],
    [
      'a bonus',
      { did: 'took_bonus', gained: { coin: 2 }, onward: {} },
      ['float player:1 > goods:1'],
    ],
    ['nothing gained', { did: 'gained', gained: {} }, []],
    ['a pass', { did: 'passed' }, []],
    ['the end of a turn', { did: 'ended_turn', onward: {} }, []],
  ])('%s', (_, seen, expected) => {
    expect(ways(seen)).toEqual(expected);
  });

  it('flies to and from the tabs where a phone shows something else', () => {
    const [jokoro] = flights({ did: 'placed_jokoro', on: { altar: 8 }, paid: {} });
    expect(jokoro?.from).toEqual(['jokoro:1', 'player:1', 'tab:others']);
    expect(jokoro?.to).toEqual(['niche:8', 'spot:8', 'tab:board']);
    const [light] = flights({ did: 'moved_light', way: 'b', won: [] });
    expect(light?.to).toEqual(['light:1', 'tab:mountains']);
  });
});

describe('what the table knows besides', () => {
  it.each<[OpenedBy, string]>([
    [{ from: 'altar', spot: 3, sides: 'left' }, 'spot:3'],
    [{ from: 'new_altar', spot: 8 }, 'spot:8'],
    [{ from: 'prayer' }, 'charity'],
    [{ from: 'inspection', place: 2 }, 'site:2'],
    [{ from: 'wheel', wheel: 5 }, 'wheel:5'],
    [{ from: 'tile', won: { tile: 1, place: 11 } }, 'space:11'],
  ])('goods come from what opened: %o', (source, from) => {
    const seen: Told = { did: 'gained', gained: { wood: 2 } };
    expect(ways(seen, view(source))).toEqual([`float ${from} > goods:1`]);
  });

  it('an altar comes from its place at the site', () => {
    const seen: Told = { did: 'built_altar', tile: 9, spot: 8, decoration: 0, paid: {} };
    expect(ways(seen, view(null))[0]).toBe('carry site:2 > spot:8');
  });

  it('a bell is set up once in a round', () => {
    const seen: Told = { did: 'prayed', colour: 'grey', gift: 'incense', gained: { incense: 1 } };
    expect(ways(seen, view(null, [1]))).toEqual([
      'carry sanmon:grey > charity',
      'float charity > goods:1',
    ]);
  });

  it('tiles that were won come one after the other', () => {
    const won = [
      { tile: 1, place: 2 },
      { tile: 3, place: 1 },
    ];
    const delays = flights({ did: 'moved_light', way: 'ab', won })
      .filter(({ piece }) => piece.kind === 'meditation')
      .map(({ delayMs }) => delayMs);
    expect(delays).toEqual([350, 700]);
  });
});
