/** Finished games for tests. */
import type { PlayerColour } from '../lib/protocol/games';
import type { FinishedPlayer, FinishedTable } from '../lib/protocol/messages';

const COLOURS: readonly PlayerColour[] = ['blue', 'white', 'black', 'brown'];

type Played = Partial<FinishedPlayer> & Pick<FinishedPlayer, 'name' | 'points'>;

/** A game of these players, the first of which has the page before them. */
export function finished(
  players: readonly Played[],
  about: Partial<FinishedTable> = {},
): FinishedTable {
  const most = Math.max(...players.map(({ points }) => points));
  return {
    id: 'one',
    game: 'any',
    began_s: null,
    ended_s: 0,
    steps: 40,
    proof: 'decided',
    imported: false,
    rematch_of: null,
    mine: 0,
    players: players.map((player, seat) => ({
      bot: null,
      colour: COLOURS[seat] ?? null,
      first: seat === 0,
      place: 1 + players.filter(({ points }) => points > player.points).length,
      won: player.points === most,
      scores: [{ category: 'all', points: player.points }],
      ...player,
    })),
    ...about,
  };
}

/** A moment on this device's clock, in seconds. */
export const localS = (year: number, month: number, day: number, hour: number): number =>
  new Date(year, month - 1, day, hour).getTime() / 1000;
