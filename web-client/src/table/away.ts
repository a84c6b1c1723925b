/** What somebody missed who was away, for a minute or for days: told by turns, and what is about them first. */
import type { Seat } from '../lib/protocol/games';
import type { LogEntry } from './log';

/** What one seat did in a row, or what happened to the room; those have no seat. */
export interface Turn {
  readonly seat: Seat | null;
  readonly entries: readonly LogEntry[];
}

/** So many turns are told one by one; of a longer absence these are the last ones. */
const TOLD = 12;

/** What was last seen of a table on this device. */
export interface LastSeen {
  readonly seq: number;
  /** The own points then. */
  readonly points: number | null;
  /** When, by this device's clock. */
  readonly atMs: number | null;
}

/** As it is kept: numbers in a row. Older pages kept the first one only. */
export function readSeen(text: string | null): LastSeen {
  const [seq = 0, points = NaN, atMs = NaN] = (text ?? '').split(' ').filter(Boolean).map(Number);
  const known = (value: number) => (Number.isFinite(value) ? value : null);
  return { seq: known(seq) ?? 0, points: known(points), atMs: known(atMs) };
}

export function writeSeen({ seq, points, atMs }: LastSeen): string {
  return [seq, points ?? '-', atMs ?? '-'].join(' ');
}

/**
 * The lines from one number to another, without those that were taken back. The own ones are known, unless somebody else
 * played them.
 */
export function missedLines(
  entries: readonly LogEntry[],
  { since, to }: { since: number; to: number },
  own: Seat | null,
  wasPlayedByOthers: boolean,
): LogEntry[] {
  const isNews = ({ seq, seat, undone }: LogEntry) =>
    seq > since && seq <= to && !undone && (seat === null || seat !== own || wasPlayedByOthers);
  return entries.filter(isNews);
}

/** Lines gathered by turns, in their order. */
export function turnsOf(entries: readonly LogEntry[]): Turn[] {
  const turns: { seat: Seat | null; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && last.seat === entry.seat) last.entries.push(entry);
    else turns.push({ seat: entry.seat, entries: [entry] });
  }
  return turns;
}

/** The last turns one by one, and how many more there were. */
export function lastTurns(turns: readonly Turn[]): { earlier: number; told: readonly Turn[] } {
  const earlier = Math.max(0, turns.length - TOLD);
  return { earlier, told: turns.slice(earlier) };
}

/** Whether a line of somebody else speaks of this seat. Lines name others by their seats, whatever the game. */
export function speaksOf({ seat, line }: LogEntry, own: Seat): boolean {
  return seat !== own && line !== null && names(line.told, own);
}

function names(part: unknown, own: Seat): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if ('seat' in part && part.seat === own) return true;
  return Object.values(part).some((inner) => names(inner, own));
}
