import { speech } from '../lib/i18n/speech.svelte';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago, in the spoken language: "yesterday", "5 minutes ago"; the date where it is weeks. */
export function ago(atMs: number, nowMs: number): string {
  const past = Math.max(0, nowMs - atMs);
  const { language } = speech;
  if (past > 14 * 86_400_000) return day(atMs);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, ms] = STEPS.find(([, length]) => past >= length) ?? ['second', Infinity];
  return format.format(-Math.floor(past / ms), unit);
}

/** A day, in the spoken language. */
export function day(atMs: number): string {
  return new Intl.DateTimeFormat(speech.language, { dateStyle: 'long' }).format(atMs);
}

/** A day and the time, in the spoken language. */
export function moment(atMs: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(speech.language, format).format(atMs);
}

/** Names in a row, in the spoken language: "Mira, Jo and Ada". */
export function listed(names: readonly string[]): string {
  return new Intl.ListFormat(speech.language, { type: 'conjunction' }).format(names);
}
