/** How far each player is with what is asked at the end of a round: one after the other, in turn order. */
import type { Seat } from '../../../lib/protocol/games';
import type { View } from '../../../lib/protocol/satori';
import { monksOnMountains } from '../own/belongings';
import type { RoundPhase } from './steps';

/** Whether one is asked later cannot always be known; then one only waits. */
export type Waiting = 'now' | 'chosen' | 'done' | 'later' | 'unasked' | 'waits';

/** So many tiles a player may exchange at the end of a round (S32). */
const MOST_TILES = 3;

export function waitingOf(view: View, phase: RoundPhase, seat: Seat): Waiting {
  if (seat === phase.seat) return 'now';
  const { players, order } = view;
  const player = players[seat];
  if (phase.kind === 'amulet') {
    if (player?.amulet_played) return 'unasked';
    return player?.has_chosen ? 'chosen' : 'later';
  }
  // It goes round for every amulet anew, and only to those who can choose.
  if (phase.kind === 'bonus') return 'waits';
  return order.indexOf(seat) < order.indexOf(phase.seat) ? 'done' : comes(view, phase.kind, seat);
}

/** Whether one of those who come later is asked: nobody is who has nothing to choose. */
function comes(view: View, kind: 'claim' | 'keep' | 'exchange', seat: Seat): Waiting {
  const { players, supply } = view;
  const { offerings = 0, goods = {} } = players[seat] ?? {};
  const asked = (isAsked: boolean) => (isAsked ? 'later' : 'unasked');
  switch (kind) {
    case 'claim':
      return asked(offerings > 0);
    case 'keep':
      return asked((goods.incense ?? 0) > 0 && monksOnMountains(view, seat).length > 0);
    case 'exchange': {
      const isSure = (supply.coin ?? 0) > MOST_TILES * players.length;
      return (goods.meditation_tile ?? 0) > 0 ? (isSure ? 'later' : 'waits') : 'unasked';
    }
  }
}
