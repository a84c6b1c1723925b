/** How far each player is with what is asked at the end of a round. */
import type { Seat } from '../../../lib/protocol/games';
import type { View } from '../../../lib/protocol/satori';
import type { RoundPhase } from './steps';

export type Waiting = 'chosen' | 'now' | 'done' | 'later';

export function waitingOf({ players, order }: View, phase: RoundPhase, seat: Seat): Waiting {
  // About amulets all decide at the same time; a played one is decided already.
  if (phase.kind === 'amulet') {
    const player = players[seat];
    return player?.has_chosen || player?.amulet_played ? 'chosen' : 'now';
  }
  if (seat === phase.seat) return 'now';
  // A bonus goes round for every amulet anew.
  if (phase.kind === 'bonus') return 'later';
  return order.indexOf(seat) < order.indexOf(phase.seat) ? 'done' : 'later';
}
