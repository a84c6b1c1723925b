/** Goods in words: ‘2 coins, 1 wood’. */
import { t } from '../../../lib/i18n/t';
import type { Goods, Printed } from '../../../lib/protocol/satori';
import { amounts } from '../goods';

/** How goods stand in a sentence: by themselves, or as what somebody pays or gets. Czech coins know the difference. */
type Role = 'alone' | 'object';

export function goodsText(goods: Goods | Printed, role: Role = 'alone'): string {
  const parts = amounts(goods).map(({ good, n }) => {
    const name = good === 'coin' && role === 'object' ? 'coin_object' : good;
    return t(`satoriTold.${name}`, { n });
  });
  return parts.join(', ') || t('satoriTold.nothing');
}

/** What is missing to pay a price. */
export function missing(price: Goods, have: Goods): Goods {
  const lacking = (Object.keys(price) as (keyof Goods)[]).map(
    (good) => [good, Math.max(0, (price[good] ?? 0) - (have[good] ?? 0))] as const,
  );
  return Object.fromEntries(lacking);
}
