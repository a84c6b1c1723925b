import type { Line, TableModel } from '../games/game';
import { speech } from '../lib/i18n/speech.svelte';
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

/** Lines that were told before, and what else the words depended on then. */
type Known = WeakMap<object, { readonly entry: LogEntry; readonly by: unknown; names: string }>;

/**
 * Both logs in one, in the order of their numbers. What was told before the game began is left out. What reads as it did
 * before is the same entry as before: most of a log never changes.
 */
export function logEntries(
  state: RoomState,
  model: TableModel,
  nameOf: (seat: Seat) => string,
  known: Known = new WeakMap(),
): LogEntry[] {
  const names = [speech.language, ...state.room.seats.map(({ seat }) => nameOf(seat))].join('\n');
  const told = (line: object, by: unknown, tell: () => LogEntry): LogEntry => {
    const before = known.get(line);
    if (before?.names === names && before.by === by) return before.entry;
    const entry = tell();
    known.set(line, { entry, by, names });
    return entry;
  };
  const began = state.log.find(({ told }) => told.did === 'started')?.seq ?? 0;
  const room = state.log
    .filter(({ seq }) => seq >= began)
    .map((line) =>
      told(line, null, () => ({
        seq: line.seq,
        seat: null,
        text: roomText(line, nameOf),
        undone: false,
        line: null,
      })),
    );
  const game = (state.table?.lines ?? []).map((numbered) => {
    const { seq, line, undone = false } = numbered;
    return told(numbered, model.lineOn?.(line), () => ({
      seq,
      seat: line.seat,
      text: model.line(line),
      undone,
      line,
    }));
  });
  return [...room, ...game].sort((one, two) => one.seq - two.seq);
}
