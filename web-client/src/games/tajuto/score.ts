/** The score sheet of a finished game. */
import type { Outcome, Seat } from '../../lib/protocol/games';
import type { PlayerView, Score } from '../../lib/protocol/tajuto';
import { speech } from '../../lib/i18n/speech.svelte';
import { t } from '../../lib/i18n/t';
import type { TajutoRule } from './rules/contents';
import { objectiveName, pagodaName } from './told';

export const CATEGORIES = ['wisdom', 'objectives', 'inaugurations', 'shrines'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The rule that speaks of a category. */
export const RULES: Record<Category, TajutoRule> = {
  wisdom: 'T26',
  objectives: 'T24',
  inaugurations: 'T23',
  shrines: 'T26',
};

export const totalOf = (score: Score): number =>
  CATEGORIES.reduce((sum, category) => sum + score[category], 0);

export interface Placing {
  readonly seat: Seat;
  readonly score: Score;
  readonly total: number;
  /** From 1; those with equal points share a place. */
  readonly place: number;
  readonly isShared: boolean;
}

/** The players from the first to the last, equals in seat order. */
export function placings(scores: readonly Score[]): Placing[] {
  const totals = scores.map(totalOf);
  return scores
    .map((score, seat) => {
      const total = totalOf(score);
      return {
        seat: seat as Seat,
        score,
        total,
        place: 1 + totals.filter((other) => other > total).length,
        isShared: totals.filter((other) => other === total).length > 1,
      };
    })
    .sort((one, two) => one.place - two.place || one.seat - two.seat);
}

/** Who won, and with how many points. */
export function winnersText(
  { scores, winners }: Outcome<Score>,
  nameOf: (seat: Seat) => string,
): string {
  const names = new Intl.ListFormat(speech.language, { type: 'conjunction' });
  return t('tajuto.winner', {
    names: names.format(winners.map(nameOf)),
    n: placings(scores)[0]?.total ?? 0,
  });
}

/** The tiles behind a number, as far as the viewer may know them. */
export function tilesBehind(category: Category, player: PlayerView): string {
  const { pile } = player;
  if (!pile) return '';
  switch (category) {
    case 'wisdom':
      return pile.wisdom.flatMap((count, index) => Array<number>(count).fill(index + 1)).join(', ');
    case 'objectives':
      return pile.objectives.map(objectiveName).join(', ');
    case 'inaugurations':
      return [
        ...pile.inaugurations.map(pagodaName),
        ...player.inaugurations.map((pagoda) =>
          t('tajuto.notFinished', { pagoda: pagodaName(pagoda) }),
        ),
      ].join(', ');
    case 'shrines':
      return pile.shrines > 0 ? `${pile.shrines} × ${pile.score.shrines / pile.shrines}` : '';
  }
}
