import type { QuietHours } from '../lib/protocol/messages';

/** A part of each day, in minutes of the day where the device is; it may go past midnight. */
export interface Quiet {
  readonly from: number;
  readonly to: number;
}

/** What is offered to one who switches it on. */
export const NIGHT: Quiet = { from: 22 * 60, to: 8 * 60 };

const DAY_MIN = 24 * 60;
const KEPT = /^(\d{1,4})-(\d{1,4})$/;

/** As it is kept on this device; nothing where it is not readable. */
export function readQuiet(text: string | null): Quiet | null {
  const [, from, to] = (KEPT.exec(text ?? '') ?? []).map(Number);
  if (from === undefined || to === undefined || from >= DAY_MIN || to >= DAY_MIN) return null;
  return { from, to };
}

export const writeQuiet = (quiet: Quiet | null): string =>
  quiet ? `${quiet.from}-${quiet.to}` : '';

/** Whether it is quiet at a time; from and to being the same is the whole day. */
export function isQuiet(quiet: Quiet | null, at: Date): boolean {
  if (!quiet) return false;
  const { from, to } = quiet;
  const minute = at.getHours() * 60 + at.getMinutes();
  return from < to ? from <= minute && minute < to : from <= minute || minute < to;
}

/** As the server hears it: with how far this device's time is ahead of UTC today. */
export function quietHours(quiet: Quiet | null, at = new Date()): QuietHours | null {
  if (!quiet) return null;
  // Not minus zero, which is no number of minutes to write down.
  const utc_offset_min = 0 - at.getTimezoneOffset();
  return { from_min: quiet.from, to_min: quiet.to, utc_offset_min };
}

/** A minute of the day as `<input type="time">` writes it. */
export function timeText(minute: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** What such a field says; nothing as long as it is not filled in. */
export function minuteOf(text: string): number | null {
  const [, hours, minutes] = (/^(\d\d):(\d\d)/.exec(text) ?? []).map(Number);
  if (hours === undefined || minutes === undefined) return null;
  const minute = hours * 60 + minutes;
  return hours < 24 && minutes < 60 ? minute : null;
}
