import { t } from '../lib/i18n/t';
import type { Seat } from '../lib/protocol/games';
import type { FinishedPlayer, FinishedTable } from '../lib/protocol/messages';
import { occupantName } from '../lib/room/names';
import { listed } from './when';

export const pointsOf = ({ scores }: FinishedPlayer): number =>
  scores.reduce((sum, { points }) => sum + points, 0);

/** The name that somebody is shown with: a bot has one by its seat, and one who is forgotten has none. */
export function shownName({ name, bot }: FinishedPlayer, seat: number): string {
  const botName = bot && occupantName(seat as Seat, { kind: 'bot', level: bot });
  return botName || name || t('gate.somebody');
}

/** The players by the names they are shown with, the best first. */
export function ranked({ players }: FinishedTable): FinishedPlayer[] {
  return players
    .map((player, seat) => ({ ...player, name: shownName(player, seat) }))
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
