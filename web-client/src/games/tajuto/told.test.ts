import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../lib/i18n/catalogue';
import { en } from '../../lib/i18n/languages/en';
import { speech } from '../../lib/i18n/speech.svelte';
import type { Ending, Refusal, Seen, Told } from '../../lib/protocol/tajuto';
import { LANGUAGES } from '../../lib/settings/choices';
import { lineText, momentText, refusalText } from './told';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);
const nameOf = (seat: number) => ['Mira', 'Tomas'][seat] ?? '';
const floor = { pagoda: 'purple', size: 4 } as const;
const roof = { pagoda: 'purple', size: 6 } as const;
const paid = { tile: 'B', cost: 4 } as const;
const ware = { kind: 'village', stack: 'market' } as const;

/** A key of the catalogue, or a parameter that was not given. */
const UNSAID = /tajuto\.|[{}]|undefined|NaN|\[object/;

// Typed by the generated union: a new code does not compile before it is here.
const REFUSALS: { [Code in Refusal['code']]: Extract<Refusal, { code: Code }> } = {
  not_at_this_table: { code: 'not_at_this_table', seat: 1 },
  not_your_turn: { code: 'not_your_turn', to_move: 1 },
  game_is_over: { code: 'game_is_over' },
  hand_in_bag: { code: 'hand_in_bag' },
  hand_not_in_bag: { code: 'hand_not_in_bag' },
  no_such_place: { code: 'no_such_place', place: 7, floors: 5 },
  last_handful: { code: 'last_handful', nth: 3 },
  other_touch: { code: 'other_touch', touch: 'feel' },
  tile_not_owned: { code: 'tile_not_owned', tile: 'D' },
  tile_used: { code: 'tile_used', tile: 'A' },
  tile_cannot: { code: 'tile_cannot', tile: 'D', action: 'offer' },
  too_few_points: { code: 'too_few_points', use_cost: 4, price: 8, mp: 3 },
  bag_empty: { code: 'bag_empty' },
  size_not_in_bag: { code: 'size_not_in_bag', size: 2 },
  no_floor_yet: { code: 'no_floor_yet', pagoda: 'pink' },
  pagoda_finished: { code: 'pagoda_finished', pagoda: 'red' },
  carries_offering: { code: 'carries_offering', pagoda: 'sky', floor: 3 },
  cube_placed: { code: 'cube_placed', pagoda: 'sky' },
  stack_empty: { code: 'stack_empty', stack: 'market' },
  inauguration_gone: { code: 'inauguration_gone', pagoda: 'sky' },
  floor_not_in_front: { code: 'floor_not_in_front', floor },
  floor_does_not_fit: { code: 'floor_does_not_fit', floor, height: 2 },
  awarded_by_the_game: { code: 'awarded_by_the_game', objective: 'fourth_pagoda' },
  objective_taken: { code: 'objective_taken', objective: 'wisdom5' },
  condition_not_met: { code: 'condition_not_met', objective: 'wisdom5', have: 3, need: 5 },
  must_use_a_tile: { code: 'must_use_a_tile' },
  must_build: { code: 'must_build', floors: [floor] },
  must_name_a_floor: { code: 'must_name_a_floor', floors: [floor, roof] },
  cannot_keep: { code: 'cannot_keep', floor },
  nothing_to_choose: { code: 'nothing_to_choose' },
};

const ENDING: Ending = {
  most_meditation: 0,
  outcome: {
    scores: [{ wisdom: 1, objectives: 1, inaugurations: 0, shrines: 0 }],
    winners: [0],
  },
};

const SEEN: { [Did in Seen['did']]: Extract<Seen, { did: Did }> } = {
  groped: { did: 'groped', paid },
  groped_again: { did: 'groped_again', nth: 2 },
  picked: { did: 'picked', place: 1, floor },
  drew_size: { did: 'drew_size', paid, size: 4, floor },
  drew_blind: { did: 'drew_blind', paid, floor },
  offered: { did: 'offered', paid, on: floor, gain: 6 },
  acquired: { did: 'acquired', paid, ware, price: 10 },
  built: { did: 'built', floor, gain: 6, over_cube: 2, finished: null },
  claimed: { did: 'claimed', objective: 'wisdom5' },
  ended_turn: { did: 'ended_turn', kept: floor, returned: [], next: 1 },
};

const TOLD: { [Did in Told['did']]: Extract<Told, { did: Did }>[] } = {
  groped: [
    { did: 'groped', nth: 1, handful: null },
    { did: 'groped', nth: 1, handful: [{ floor, width: 410 }] },
  ],
  drew: [{ did: 'drew', floor }],
  offered: [{ did: 'offered', on: floor, gain: 6 }],
  took_tile: [{ did: 'took_tile' }],
  acquired: [
    { did: 'acquired', ware, price: 10 },
    { did: 'acquired', ware: { kind: 'inauguration', pagoda: 'sky' }, price: 8 },
  ],
  claimed: [{ did: 'claimed', objective: 'wisdom5' }],
  built: [
    { did: 'built', floor, gain: 4, over_cube: 0, inauguration: null, ending: null },
    { did: 'built', floor, gain: 6, over_cube: 2, inauguration: null, ending: null },
    { did: 'built', floor: roof, gain: 6, over_cube: 0, inauguration: null, ending: ENDING },
  ],
  ended_turn: [
    { did: 'ended_turn', kept: null, returned: [] },
    { did: 'ended_turn', kept: floor, returned: [roof] },
  ],
};

describe.each(catalogues)('in %s', (language, catalogue) => {
  beforeAll(() => speech.speak(language, catalogue));

  it.each(Object.values(REFUSALS))('the refusal $code has words', (refusal) => {
    const text = refusalText(refusal, nameOf);
    expect(text).not.toMatch(UNSAID);
    expect(text).toMatch(/\.$/);
  });

  it.each(Object.values(SEEN))('the moment $did has words', (seen) => {
    expect(momentText({ seat: 0, seen }, nameOf)).not.toMatch(UNSAID);
  });

  it.each(Object.values(TOLD).flat())('the line $did has words', (told) => {
    const text = lineText({ seat: 0, told }, nameOf);
    expect(text).not.toMatch(UNSAID);
    expect(text).toContain('Mira');
  });
});

describe('in detail', () => {
  beforeAll(() => speech.speak('en', en));

  it('speaks of no tile to acquire where none is', () => {
    const broke = { code: 'too_few_points', use_cost: 4, price: 0, mp: 3 } as const;
    expect(refusalText(broke, nameOf)).toBe('Using the tile costs 4 MP: you have 3.');
  });

  it('says what was built, and over what', () => {
    expect(TOLD.built.map((told) => lineText({ seat: 0, told }, nameOf))).toEqual([
      'Mira built Plum 4: +4',
      'Mira built Plum 4 over a cube: +6',
      'Mira finished Plum: +6',
    ]);
  });
});
