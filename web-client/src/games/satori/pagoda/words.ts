/** Parts of the pagoda in words. */
import { t } from '../../../lib/i18n/t';
import type { PlateView } from '../../../lib/protocol/satori';
import { goodsText } from '../told/goods';
import type { Teller } from '../told/names';

/** What a Jokoro costs there, and who has one. */
export function plateText({ cost, spaces }: PlateView, teller: Teller): string {
  const price = cost === null ? null : teller.edition.jokoro_cost[cost]?.cost;
  const free = spaces.filter(({ holds }) => holds === 'nothing').length;
  const taken = spaces.flatMap((space) => {
    if (space.holds === 'nothing') return [];
    if (space.holds === 'neutral') return [t('satori.part_neutral')];
    return [t('satori.part_jokoroOf', { name: teller.nameOf(space.seat) })];
  });
  return [
    price ? t('satori.part_jokoro', { cost: goodsText(price, 'object') }) : t('satori.part_closed'),
    ...(free > 0 ? [t('satori.part_free', { n: free })] : []),
    ...taken,
  ].join('; ');
}
