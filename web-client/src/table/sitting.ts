import type { Seat } from '../lib/protocol/games';
import type { RoomState } from '../lib/room/state';
import type { Cue } from '../lib/sound/cues';

/** What the parts of a table ask of the visit that they belong to: to a room, or to a finished game. */
export interface Sitting {
  /** What is on the table now. */
  readonly shown: RoomState | null;
  /** The seat of the viewer, or that through whose eyes one looks. */
  readonly seat: Seat | null;
  /** The name at a seat, for sentences. */
  nameOf(seat: Seat): string;
  /** Lets something be heard. */
  cue(cue: Cue): void;
}
