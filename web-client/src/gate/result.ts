import { t } from '../lib/i18n/t';
import type { FinishedPlayer, FinishedTable } from '../lib/protocol/messages';
import { listedNames } from './names-at';
import { listed } from './when';

export const pointsOf = ({ scores }: FinishedPlayer): number =>
  scores.reduce((sum, { points }) => sum + points, 0);

/** The players by the names they are shown with, the best first. */
export function ranked({ players }: FinishedTable): FinishedPlayer[] {
  const names = listedNames(players.map(({ name }) => name));
  return players
    .map((player, seat) => ({ ...player, name: names[seat] ?? player.name }))
    .sort((one, two) => pointsOf(two) - pointsOf(one));
}

/** Names and points in a row: "Mira 30, Aiko 21". */
export const scoreLine = (table: FinishedTable): string =>
  ranked(table)
    .map((player) => t('gate.score', { name: player.name, points: pointsOf(player) }))
    .join(', ');

/** Who won, in words. */
export function victory(table: FinishedTable): string {
  const names = ranked(table)
    .filter(({ won }) => won)
    .map(({ name }) => name);
  return names.length === 1
    ? t('gate.wonBy', { name: names[0] ?? '' })
    : t('gate.sharedBy', { names: listed(names) });
}
