/** Finished games as evenings: those of the same people on the same day belong together. */
import type { FinishedTable } from '../lib/protocol/messages';
import { dayOf } from './days';

export interface Evening {
  readonly day: string;
  /** In the order in which they were listed. */
  readonly games: readonly FinishedTable[];
}

/** The people of a game, whatever seats they had. */
const partyOf = ({ players }: FinishedTable): string =>
  JSON.stringify(
    players
      .filter(({ bot }) => bot === null)
      .map(({ name }) => name)
      .sort(),
  );

/** Games by evening; an evening stands where its first game does. */
export function evenings(games: readonly FinishedTable[]): Evening[] {
  const found = new Map<string, { day: string; games: FinishedTable[] }>();
  for (const game of games) {
    const day = dayOf(game.ended_s);
    const key = `${day} ${partyOf(game)}`;
    const evening = found.get(key) ?? { day, games: [] };
    evening.games.push(game);
    found.set(key, evening);
  }
  return [...found.values()];
}

/** Whether one of the two is the rematch of the other. */
export const isTied = (one: FinishedTable | undefined, two: FinishedTable | undefined): boolean =>
  one !== undefined &&
  two !== undefined &&
  (one.rematch_of === two.id || two.rematch_of === one.id);
