import type { Command, View } from '../../lib/protocol/satori';
import type { Pick } from './choices';

/** Where on the table a command is given: the place that a phone shows by a tab. */
export function placeOf(command: Command, view: View, draft: Pick | null = null): string | null {
  switch (command.do) {
    case 'place_first_monk':
    case 'meditate':
    case 'move_light':
      return 'mountains';
    case 'build_pagoda':
      return 'pagoda';
    case 'place_jokoro':
      return typeof command.on === 'object' && 'altar' in command.on ? 'board' : 'pagoda';
    case 'build_altar': {
      const chosen = draft?.do === 'build_altar' ? draft : null;
      const isSettled = chosen?.place !== undefined && chosen.decoration !== undefined;
      return isSettled ? 'board' : 'site';
    }
    case 'inspect':
      return draft?.do === 'inspect' ? 'site' : 'board';
    case 'turn_wheel':
    case 'claim':
      return 'site';
    case 'take_starting_tile':
    case 'place_worshipper':
    case 'pray':
    case 'choose_amulet':
    case 'claim_at_round_end':
    case 'keep_monks':
    case 'exchange_tiles':
    case 'take_bonus':
      return 'board';
    case 'use_side':
      return view.phase.kind === 'turn' ? 'board' : null;
    case 'gain':
    case 'exchange':
    case 'pass':
    case 'end_turn':
      return null;
  }
}
