import { t } from '../lib/i18n/t';
import type { FinishedPlayer, FinishedTable } from '../lib/protocol/messages';
import { listedName } from './names-at';
import { listed } from './when';

export const pointsOf = ({ scores }: FinishedPlayer): number =>
  scores.reduce((sum, { points }) => sum + points, 0);

/** The players, the best first. */
export const ranked = ({ players }: FinishedTable): FinishedPlayer[] =>
  [...players].sort((one, two) => pointsOf(two) - pointsOf(one));

/** Names and points in a row: "Mira 30, Aiko 21". */
export const scoreLine = (table: FinishedTable): string =>
  ranked(table)
    .map((player) => t('gate.score', { name: listedName(player.name), points: pointsOf(player) }))
    .join(', ');

/** Who won, in words. */
export function victory({ players }: FinishedTable): string {
  const names = players.filter(({ won }) => won).map(({ name }) => listedName(name));
  return names.length === 1
    ? t('gate.wonBy', { name: names[0] ?? '' })
    : t('gate.sharedBy', { names: listed(names) });
}
