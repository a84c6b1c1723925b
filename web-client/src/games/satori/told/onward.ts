/** What follows by itself when a turn or an answer is done: the end of a round, and of the game. */
import { speech } from '../../../lib/i18n/speech.svelte';
import { t } from '../../../lib/i18n/t';
import type { Outcome, Seat } from '../../../lib/protocol/games';
import type { OnwardTold, RenewalTold, Score, ShownAmulet } from '../../../lib/protocol/satori';
import { isEmpty } from '../goods';
import { goodsText } from './goods';
import { amuletName, type Teller } from './names';

/** One sentence for each thing, in the order in which they happen. */
export function onwardTexts(onward: OnwardTold, teller: Teller): string[] {
  const { revealed, bonuses = [], renewal, called_back = [], ending } = onward;
  return [
    ...(revealed ? [revealedText(revealed, teller)] : []),
    ...bonuses
      .filter(({ gained }) => !isEmpty(gained))
      .map(({ seat, amulet, gained }) =>
        t('satoriTold.bonus', {
          amulet: amuletName(amulet),
          name: teller.nameOf(seat),
          gained: goodsText(gained, 'object'),
        }),
      ),
    ...(renewal ? renewalTexts(renewal, teller) : []),
    ...(called_back.length > 0
      ? [t('satoriTold.calledBack', { names: names(called_back, teller) })]
      : []),
    ...(ending ? [endingText(ending, teller)] : []),
  ];
}

const names = (seats: readonly Seat[], teller: Teller): string =>
  seats.map((seat) => teller.nameOf(seat)).join(', ');

function revealedText(revealed: readonly ShownAmulet[], teller: Teller): string {
  const amulets = revealed.map(
    ({ seat, amulet }) => `${teller.nameOf(seat)} (${amuletName(amulet)})`,
  );
  return amulets.length > 0
    ? t('satoriTold.revealed', { amulets: amulets.join(', ') })
    : t('satoriTold.revealedNone');
}

function renewalTexts({ order, lost }: RenewalTold, teller: Teller): string[] {
  const begins = t('satoriTold.newRound', { names: names(order, teller) });
  if (lost.length === 0) return [begins];
  return [begins, t('satoriTold.lostPoint', { names: names(lost, teller) })];
}

function endingText({ scores, winners }: Outcome<Score>, teller: Teller): string {
  const best = scores[winners[0] ?? 0];
  const sp = best ? Object.values(best).reduce((sum, points) => sum + points, 0) : 0;
  const list = new Intl.ListFormat(speech.language, { type: 'conjunction' });
  const all = list.format(winners.map((seat) => teller.nameOf(seat)));
  return winners.length > 1
    ? t('satoriTold.endingShared', { names: all, sp })
    : t('satoriTold.ending', { names: all, sp });
}
