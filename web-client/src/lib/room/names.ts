import type { Seat } from '../protocol/games';
import type { Occupant } from '../protocol/messages';

/** Bots have names too, one for each seat, the same in every language. */
const BOT_NAMES = ['Sora', 'Ensō', 'Kaede', 'Yuki'] as const;

/** The name that somebody at a seat goes by; nothing where nobody sits. */
export function occupantName(seat: Seat, occupant: Occupant): string | null {
  switch (occupant.kind) {
    case 'person':
      return occupant.name;
    case 'bot':
      return BOT_NAMES[seat];
    case 'nobody':
      return null;
  }
}
