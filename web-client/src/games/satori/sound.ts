import type { Told } from '../../lib/protocol/satori';
import type { Cue } from '../../lib/sound/cues';

/** How something sounds that was seen at a Satori table. */
export function soundOf(seen: Told): Cue | null {
  if ('onward' in seen && seen.onward.ending) return 'end';
  switch (seen.did) {
    case 'prayed':
    case 'turned_wheel':
    case 'meditated':
    case 'moved_light':
      return 'prayer';
    case 'built_altar':
    case 'built_pagoda':
      return 'build';
    case 'claimed':
    case 'took_bonus':
      return 'claim';
    case 'claimed_at_round_end':
      return seen.claim ? 'claim' : null;
    case 'took_starting_tile':
    case 'gained':
    case 'exchanged':
    case 'exchanged_tiles':
      return 'draw';
    case 'placed_first_monk':
    case 'placed_worshipper':
    case 'placed_jokoro':
      return 'place';
    case 'inspected':
    case 'used_side':
    case 'passed':
    case 'ended_turn':
    case 'chose_amulet':
    case 'kept_monks':
      return null;
  }
}
