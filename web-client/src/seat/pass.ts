/** Passes as this page shows them: a link to hand on, and how long it is good. */
import { speech } from '../lib/i18n/speech.svelte';
import type { RoomId } from '../lib/protocol/messages';
import type { Answer } from '../lib/room/outbox';
import { paths } from '../lib/route/route';

export interface PassLink {
  readonly to: string;
  /** How long it is good, in words. */
  readonly time: string;
}

/** The link of a pass that the server has made; nothing where it has made none. */
export function passLink(room: RoomId, answer: Answer): PassLink | null {
  if (answer.type !== 'pass') return null;
  return {
    to: location.origin + paths.pass(room, answer.secret),
    time: goodFor(answer.good_s, speech.language),
  };
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A length of time in the largest unit of which it has a whole one: "1 day", "90 minutes" is "1 hour". */
export function goodFor(seconds: number, language: string): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? ['second', 1];
  const style = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, style).format(Math.floor(seconds / length));
}
