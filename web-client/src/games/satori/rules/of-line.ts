import type { Line } from '../../../lib/protocol/satori';
import type { SatoriRule } from './contents';

type Told = Line['told'];

const RULES: Record<Exclude<Told['did'], 'moved_light'>, SatoriRule> = {
  took_starting_tile: 'S7',
  placed_first_monk: 'S7',
  placed_worshipper: 'S9',
  prayed: 'S24',
  inspected: 'S24',
  turned_wheel: 'S11',
  gained: 'S14',
  exchanged: 'S15',
  built_altar: 'S16',
  used_side: 'S16',
  placed_jokoro: 'S17',
  built_pagoda: 'S18',
  meditated: 'S19',
  claimed: 'S22',
  passed: 'S13',
  ended_turn: 'S13',
  chose_amulet: 'S25',
  took_bonus: 'S25',
  claimed_at_round_end: 'S30',
  kept_monks: 'S31',
  exchanged_tiles: 'S32',
};

/** The rule that a line of the log follows. */
export function ruleOf({ told }: Line): SatoriRule {
  if (told.did === 'moved_light') return told.won.length > 0 ? 'S21' : 'S20';
  return RULES[told.did];
}
