/** Days as people who play in the evening count them: a game that ends at one in the night belongs to the day before. */
import { speech } from '../lib/i18n/speech.svelte';

/** A day begins at this hour. */
const MORNING = 5;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of a moment, as `2026-11-18`. */
export function dayOf(seconds: number): string {
  const at = new Date(seconds * 1000);
  if (at.getHours() < MORNING) at.setDate(at.getDate() - 1);
  return written(at);
}

/** When a day, or the one so many days later, begins: in seconds since 1970. */
export function dayStart(day: string, later = 0): number {
  const [year = 0, month = 0, date = 0] = numbers(day);
  return Math.floor(new Date(year, month - 1, date + later, MORNING).getTime() / 1000);
}

/** The first year that there are games of; while a year is typed it is one of the first centuries. */
const FIRST_YEAR = 1970;

/** Whether a text names a day that there is, and of which there may be games. */
export function isDay(text: string): boolean {
  const [year = 0, month = 0, date = 0] = numbers(text);
  return year >= FIRST_YEAR && written(new Date(year, month - 1, date)) === text;
}

const numbers = (day: string): number[] => (DAY.exec(day) ?? []).slice(1).map(Number);

function written(at: Date): string {
  const two = (n: number) => String(n).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** How far the clock of this device is ahead of UTC at a moment, in minutes. */
export const offsetMin = (at: Date): number => -at.getTimezoneOffset();

/** A day in words, with its weekday. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(speech.language, { dateStyle: 'full' });
  return format.format(dayStart(day) * 1000);
}

/** A day above a list. */
export function dayHeading(day: string): string {
  const format = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(speech.language, format).format(dayStart(day) * 1000);
}

/** A day in a column. */
export function shortDay(seconds: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'medium' }).format(seconds * 1000);
}

/** The time of day. */
export function timeOfDay(seconds: number): string {
  return new Intl.DateTimeFormat(speech.language, { timeStyle: 'short' }).format(seconds * 1000);
}
