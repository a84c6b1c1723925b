/** What is asked of the server to hear why something cannot be done. */
import type { Command, Effect, View } from '../../lib/protocol/satori';
import type { Pick } from './choices';

/** What a command must name, where the one who points has not: anything does, the answer is a reason. */
function rest(pick: Pick, { site, mountains }: View): Record<string, unknown> {
  const decoration = site.decorations[0] ?? 0;
  const space = mountains.findIndex(({ monk }) => monk === null);
  switch (pick.do) {
    case 'take_starting_tile':
      return { tile: 0 };
    case 'place_first_monk':
      return { place: space };
    case 'place_worshipper':
      return { colour: 'grey', spot: 0, sides: 'left' };
    case 'pray':
      return { colour: 'grey', gift: 'incense' };
    case 'inspect':
      return { colour: 'grey', place: 0 };
    case 'turn_wheel':
      return { wheel: 0 };
    case 'build_altar':
      return { action: 0, place: 0, spot: 0, decoration };
    case 'use_side':
      return { side: 'left' };
    case 'place_jokoro':
      return { action: 0, on: { tier: 1 } };
    case 'build_pagoda':
      return { action: 0, item: { tier: 1 } };
    case 'meditate':
      return { action: 0, to: space };
    case 'move_light':
      return { action: 0, way: 'a' };
    case 'claim':
      return { action: 0, reward: { space: 1, choice: 0 } };
    case 'gain':
    case 'exchange':
      return { action: 0 };
    case 'choose_amulet':
      return { play: false };
    case 'take_bonus':
      return { incense: 0 };
    case 'keep_monks':
      return { stay: [] };
    case 'exchange_tiles':
      return { incense: 0, coins: 0 };
    case 'claim_at_round_end':
    case 'pass':
    case 'end_turn':
      return {};
  }
}

/** A whole command with the parts of a pick. */
export function wholeOf(pick: Pick, view: View): Command {
  const named = Object.entries(pick).filter(([, part]) => part !== null && part !== undefined);
  return { ...rest(pick, view), ...Object.fromEntries(named) } as Command;
}

/** What an action is done by. */
export function doing(effect: Effect): Command['do'] {
  if (typeof effect === 'object') {
    if ('hikari' in effect) return 'move_light';
    return 'exchange' in effect ? 'exchange' : 'gain';
  }
  switch (effect) {
    case 'place_jokoro':
    case 'place_jokoro_altar':
      return 'place_jokoro';
    case 'claim_offerings':
      return 'claim';
    case 'unlock_jokoro':
      return 'gain';
    default:
      return effect;
  }
}
