/** How the game went, round by round. */
import type { History as ToldHistory } from '../../lib/protocol/games';
import type { Edition, Score, View } from '../../lib/protocol/satori';
import { totalOf } from './score';

/** Satori Points of one player: at the start, after each round, and with all that counts at the end. */
export type Course = readonly number[];

export interface History {
  /** The numbers of the rounds. */
  readonly rounds: readonly number[];
  /** By seat. */
  readonly courses: readonly Course[];
}

/** What the server tells by turns, by rounds: as it stood when the last turn of each was over. */
export function byRounds(
  { counted, turns, chapters }: ToldHistory,
  view: View,
  edition: Edition,
): History {
  const rounds = [...new Set(chapters)];
  const ends = rounds.map((round) => turns[chapters.lastIndexOf(round)] ?? []);
  const sp = counted.indexOf('sp');
  const scores: readonly Score[] = view.phase.kind === 'over' ? view.phase.outcome.scores : [];
  const courses = view.players.map((player, seat) => [
    edition.start.points ?? 0,
    ...ends.map((standings) => standings[seat]?.[sp] ?? 0),
    scores[seat] ? totalOf(scores[seat]) : player.points,
  ]);
  return { rounds, courses };
}
