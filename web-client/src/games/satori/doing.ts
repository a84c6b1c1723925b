import type { Command, Effect } from '../../lib/protocol/satori';

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
