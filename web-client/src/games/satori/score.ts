/** The score sheet of a finished game. */
import type { Outcome, Seat } from '../../lib/protocol/games';
import type { Score } from '../../lib/protocol/satori';
import { speech } from '../../lib/i18n/speech.svelte';
import { t } from '../../lib/i18n/t';

export const CATEGORIES = [
  'start',
  'actions',
  'meditation',
  'offerings',
  'pagoda',
  'amulets',
  'pagoda_jokoro',
  'altar_jokoro',
  'goods',
  'emeralds',
  'sorin',
] as const satisfies readonly (keyof Score)[];
export type Category = (typeof CATEGORIES)[number];

export const totalOf = (score: Score): number =>
  CATEGORIES.reduce((sum, category) => sum + score[category], 0);

/** Who won, and with how many points. */
export function winnersText(
  { scores, winners }: Outcome<Score>,
  nameOf: (seat: Seat) => string,
): string {
  const names = new Intl.ListFormat(speech.language, { type: 'conjunction' });
  return t('satori.winner', {
    names: names.format(winners.map(nameOf)),
    n: Math.max(0, ...scores.map(totalOf)),
  });
}
