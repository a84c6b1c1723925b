import type { Line, TableModel } from '../games/game';
import type { Seat } from '../lib/protocol/games';
import type { RoomState } from '../lib/room/state';
import { roomText } from './room-told';

/** A line of the log as it is shown: of the game, or of the room. */
export interface LogEntry {
  readonly seq: number;
  readonly seat: Seat | null;
  readonly text: string;
  readonly undone: boolean;
  readonly line: Line | null;
}

/** Both logs in one, in the order of their numbers. What was told before the game began is left out. */
export function logEntries(
  state: RoomState,
  model: TableModel,
  nameOf: (seat: Seat) => string,
): LogEntry[] {
  const began = state.log.find(({ told }) => told.did === 'started')?.seq ?? 0;
  const room = state.log
    .filter(({ seq }) => seq >= began)
    .map((line) => ({
      seq: line.seq,
      seat: null,
      text: roomText(line, nameOf),
      undone: false,
      line: null,
    }));
  const game = (state.table?.lines ?? []).map(({ seq, line, undone = false }) => ({
    seq,
    seat: line.seat,
    text: model.line(line),
    undone,
    line,
  }));
  return [...room, ...game].sort((one, two) => one.seq - two.seq);
}
