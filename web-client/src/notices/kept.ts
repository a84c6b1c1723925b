import type { Keep } from '../lib/device/keep';

/** What was wished for at a table, and the address that its server was told. */
export const wishKey = (room: string): string => `notices.wish.${room}`;
export const toldKey = (room: string): string => `notices.told.${room}`;

/** A rematch takes along what was wished for, as the server does. */
export function carryNotices(keep: Keep, from: string, to: string): void {
  for (const key of [wishKey, toldKey]) {
    const kept = keep.read(key(from));
    if (kept && !keep.read(key(to))) keep.write(key(to), kept);
  }
}
