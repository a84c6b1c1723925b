import type { Seen } from '../../lib/protocol/tajuto';
import type { Cue } from '../../lib/sound/cues';

/** How something sounds that was seen at a Tajuto table. */
export function soundOf(seen: Seen): Cue | null {
  switch (seen.did) {
    case 'groped':
    case 'groped_again':
    case 'ended_turn':
      return null;
    case 'picked':
    case 'drew_size':
    case 'drew_blind':
      return 'draw';
    case 'offered':
    case 'acquired':
      return 'place';
    case 'built':
      return seen.finished?.ending ? 'end' : 'build';
    case 'claimed':
      return 'claim';
  }
}
