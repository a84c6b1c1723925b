import type { Seat } from '../lib/protocol/games';
import type { Clocks } from '../lib/protocol/messages';

/** The time that a seat has left: what the server said, less what has passed since, so that a wrong clock does no harm. */
export function timeLeft(clocks: Clocks, seat: Seat, atMs: number, nowMs: number): number {
  const left = clocks.left_ms[seat] ?? 0;
  return clocks.running === seat ? Math.max(0, left - Math.max(0, nowMs - atMs)) : left;
}

export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
