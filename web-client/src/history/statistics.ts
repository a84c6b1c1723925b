/** Shares and means out of the sums that the server sends. Nothing was played where there is nothing to divide by. */
import { speech } from '../lib/i18n/speech.svelte';
import type {
  FriendGames,
  FriendStatistics,
  GameStatistics,
  TableStatistics,
} from '../lib/protocol/messages';

export const shareOf = (part: number, whole: number): number | null =>
  whole > 0 ? part / whole : null;

/** The share of games that chance alone would win: one in two at tables of two, one in four at tables of four. */
export function expectedShare(tables: readonly TableStatistics[]): number | null {
  const games = tables.reduce((sum, { played }) => sum + played, 0);
  const wins = tables.reduce((sum, { played, players }) => sum + played / Math.max(1, players), 0);
  return shareOf(wins, games);
}

export const secondsPerTurn = ({ turns, turns_s }: GameStatistics): number | null =>
  shareOf(turns_s, turns);

export interface Duel extends FriendGames {
  readonly friend: string;
  readonly name: string;
  /** In how many both had as many points. */
  readonly level: number;
}

/** How one stands against each friend in one game, in the order of the list. */
export function duels(friends: readonly FriendStatistics[], game: string): Duel[] {
  return friends.flatMap(({ friend, name, games }) =>
    games
      .filter((of) => of.game === game)
      .map((of) => ({ ...of, friend, name, level: of.played - of.ahead - of.behind })),
  );
}

const format = (value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(speech.language, options).format(value);

/** What stands where nothing is known. */
const NOTHING = '–';

export const inPercent = (share: number | null): string =>
  share === null ? NOTHING : format(share, { style: 'percent', maximumFractionDigits: 0 });

/** A mean: with one place behind the point where that says something. */
export const inTenths = (mean: number | null): string =>
  mean === null ? NOTHING : format(mean, { maximumFractionDigits: 1 });

/** A time as one says it of a turn: `42 s`, `1:05 min`. */
export function inMinutes(seconds: number | null): string {
  if (seconds === null) return NOTHING;
  const whole = Math.round(seconds);
  if (whole < 60) return format(whole, { style: 'unit', unit: 'second', unitDisplay: 'short' });
  const rest = String(whole % 60).padStart(2, '0');
  return `${Math.floor(whole / 60)}:${rest}\u00a0min`;
}
