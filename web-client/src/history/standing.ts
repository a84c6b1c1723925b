/** What the games of an evening come to for each who played. */
import { shownName } from '../gate/result';
import type { FinishedPlayer, FinishedTable } from '../lib/protocol/messages';

export interface Standing {
  readonly key: string;
  readonly name: string;
  /** From 1; equals share a place. */
  readonly place: number;
  readonly games: number;
  /** Games won, alone or with others. */
  readonly wins: number;
  readonly points: number;
}

/**
 * Who somebody is throughout an evening. The one who asks is known by the seat, all others by the name that they are
 * shown with; of those who are called alike in one game, the first is the first in the next one too.
 */
function keysOf({ players, mine }: FinishedTable): string[] {
  const before = new Map<string, number>();
  return players.map((player, seat) => {
    if (seat === mine) return 'me';
    const called = `${player.bot ? 'bot' : 'person'} ${shownName(player, seat)}`;
    const nth = before.get(called) ?? 0;
    before.set(called, nth + 1);
    return `${called} ${nth}`;
  });
}

/** Everybody by games won, then by points. */
export function standings(games: readonly FinishedTable[]): Standing[] {
  const sums = new Map<string, Omit<Standing, 'place'>>();
  for (const game of games) {
    const keys = keysOf(game);
    game.players.forEach((player, seat) => {
      const key = keys[seat] ?? '';
      sums.set(key, added(sums.get(key) ?? nothingYet(key, player, seat), player));
    });
  }
  const all = [...sums.values()].sort((one, two) => -ahead(one, two));
  return all.map((one) => ({
    ...one,
    place: 1 + all.filter((other) => ahead(other, one) > 0).length,
  }));
}

const nothingYet = (key: string, player: FinishedPlayer, seat: number) => ({
  key,
  name: shownName(player, seat),
  games: 0,
  wins: 0,
  points: 0,
});

const added = (
  sum: Omit<Standing, 'place'>,
  { won, points }: FinishedPlayer,
): Omit<Standing, 'place'> => ({
  ...sum,
  games: sum.games + 1,
  wins: sum.wins + (won ? 1 : 0),
  points: sum.points + points,
});

/** More than nothing where the first stands better. */
const ahead = (one: Omit<Standing, 'place'>, two: Omit<Standing, 'place'>): number =>
  one.wins - two.wins || one.points - two.points;
