import type { ErrorCode } from '../lib/protocol/messages';
import type { RoomState } from '../lib/room/state';

/** Why one stands before a closed door, as far as this device knows. */
export type Closed =
  | 'cleared'
  | 'moved'
  /** Cleared or moved while this device was away. */
  | 'lost'
  | 'noSeat'
  | 'gone'
  | 'full'
  | 'newer'
  | 'nowhere'
  /** The table's own files could not be loaded. */
  | 'cutOff'
  /** This page has no table for the game that is played there. */
  | 'unshown';

/**
 * What a refusal means here: `known` is what was last known of the room, `hadSeat` whether this device had a seat
 * there.
 */
export function closed(code: ErrorCode, known: RoomState | null, hadSeat: boolean): Closed {
  switch (code) {
    case 'unknown_seat_token':
      if (!known) return hadSeat ? 'lost' : 'noSeat';
      return hasSeat(known) ? 'moved' : 'cleared';
    case 'full':
      return 'full';
    case 'unsupported_version':
      return 'newer';
    case 'unknown_room':
      return hadSeat ? 'gone' : 'nowhere';
    default:
      return 'nowhere';
  }
}

/** Whether somebody sits where this viewer sat. */
function hasSeat({ viewer, room }: RoomState): boolean {
  return viewer.as === 'seat' && room.seats[viewer.seat]?.occupant.kind !== 'nobody';
}
