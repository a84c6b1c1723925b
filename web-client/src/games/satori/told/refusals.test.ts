import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../../lib/i18n/catalogue';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { Refusal } from '../../../lib/protocol/satori';
import { LANGUAGES } from '../../../lib/settings/choices';
import { refusalText } from './refusals';
import { TELLER } from './sample';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);

// Typed by the generated union: a new code does not compile before it is here.
const REFUSALS: { [Code in Refusal['code']]: Extract<Refusal, { code: Code }> } = {
  not_at_this_table: { code: 'not_at_this_table', seat: 3 },
  not_your_move: { code: 'not_your_move', to_move: 1 },
  game_is_over: { code: 'game_is_over' },
  starting_tile_gone: { code: 'starting_tile_gone', tile: 2 },
  setup_is_over: { code: 'setup_is_over' },
  setup_first: { code: 'setup_first' },
  place_taken: { code: 'place_taken', place: 4 },
  round_ends: { code: 'round_ends' },
  not_asked: { code: 'not_asked' },
  already_placed: { code: 'already_placed' },
  must_place: { code: 'must_place' },
  something_is_open: { code: 'something_is_open' },
  no_such_worshipper: { code: 'no_such_worshipper', colour: 'purple' },
  no_altar: { code: 'no_altar', spot: 3 },
  both_sides: { code: 'both_sides' },
  one_side: { code: 'one_side' },
  site_empty: { code: 'site_empty', place: 1 },
  wheel_turned: { code: 'wheel_turned' },
  no_such_wheel: { code: 'no_such_wheel', wheel: 9 },
  hand_lies_there: { code: 'hand_lies_there', wheel: 0 },
  too_dear: { code: 'too_dear', price: { wood: 2, coin: 1 }, have: { wood: 1, stone: 4 } },
  no_such_action: { code: 'no_such_action', action: 7 },
  action_taken: { code: 'action_taken', action: 0 },
  other_action: { code: 'other_action', action: 1 },
  choose_a_side: { code: 'choose_a_side' },
  no_new_altar: { code: 'no_new_altar' },
  mix_too_large: { code: 'mix_too_large', most: 2 },
  nothing_gained: { code: 'nothing_gained' },
  no_sect_token: { code: 'no_sect_token' },
  spot_taken: { code: 'spot_taken', spot: 2 },
  spot_protected: { code: 'spot_protected', spot: 0 },
  spot_of_other_colour: { code: 'spot_of_other_colour', spot: 1 },
  no_such_decoration: { code: 'no_such_decoration', decoration: 3 },
  no_jokoro: { code: 'no_jokoro' },
  not_your_altar: { code: 'not_your_altar', spot: 1 },
  carries_jokoro: { code: 'carries_jokoro', spot: 2 },
  altars_only: { code: 'altars_only' },
  no_jokoro_space: { code: 'no_jokoro_space' },
  not_built: { code: 'not_built' },
  above_architect: { code: 'above_architect', tier: 4, architect: 2 },
  already_built: { code: 'already_built' },
  tier_missing: { code: 'tier_missing', tier: 1 },
  sorin_too_early: { code: 'sorin_too_early', round: 2 },
  monk_at_hand: { code: 'monk_at_hand' },
  no_monk_at_hand: { code: 'no_monk_at_hand' },
  no_monk_there: { code: 'no_monk_there', place: 6 },
  too_many_steps: { code: 'too_many_steps', most: 1 },
  rests_on_monk: { code: 'rests_on_monk', place: 9 },
  beyond_offerings: { code: 'beyond_offerings', space: 3 },
  no_such_reward: { code: 'no_such_reward' },
  jokoro_unlocked: { code: 'jokoro_unlocked' },
  nothing_open: { code: 'nothing_open' },
  bonus_too_large: { code: 'bonus_too_large', most: 2 },
  not_your_monks: { code: 'not_your_monks' },
  too_many_tiles: { code: 'too_many_tiles' },
};

describe.each(catalogues)('in %s', (language, catalogue) => {
  beforeAll(() => speech.speak(language, catalogue));

  it.each(Object.values(REFUSALS))('the refusal $code has words', (refusal) => {
    const text = refusalText(refusal, TELLER);
    expect(text).not.toMatch(/satoriTold\.|[{}]|undefined|NaN|\[object/);
    expect(text).toMatch(/^\p{Lu}.*\.$|^Tomas/u);
  });
});

describe('in detail', () => {
  beforeAll(() => speech.speak('en', en));

  it('says what something costs, and only what is missing', () => {
    expect(refusalText(REFUSALS.too_dear, TELLER)).toBe(
      'This costs 1 coin, 2 wood. You still need 1 coin, 1 wood.',
    );
  });

  it('has other words for the start of the offerings track', () => {
    expect(refusalText({ code: 'beyond_offerings', space: 0 }, TELLER)).toBe(
      'You are at the start of the offerings track: there is nothing to claim yet.',
    );
  });

  it('says where and who', () => {
    expect(refusalText(REFUSALS.not_your_move, TELLER)).toBe('Tomas is to move.');
    expect(refusalText(REFUSALS.rests_on_monk, TELLER)).toContain('(third mountain, right)');
    expect(refusalText(REFUSALS.too_many_steps, TELLER)).toBe('The light may go 1 step at most.');
  });
});
