/** Goods in words: ‘2 coins, 1 wood’. */
import { t } from '../../../lib/i18n/t';
import type { Goods, Printed } from '../../../lib/protocol/satori';

const GOODS = [
  'coin',
  'wood',
  'stone',
  'wood_or_stone',
  'emerald',
  'incense',
  'meditation_tile',
  'points',
] as const satisfies readonly (keyof Printed)[];

/** How goods stand in a sentence: by themselves, or as what somebody pays or gets. Czech coins know the difference. */
type Role = 'alone' | 'object';

export function goodsText(goods: Goods | Printed, role: Role = 'alone'): string {
  const printed: Printed = goods;
  const parts = GOODS.flatMap((good) => {
    const n = printed[good] ?? 0;
    if (n === 0) return [];
    const name = good === 'coin' && role === 'object' ? 'coin_object' : good;
    return [t(`satoriTold.${name}`, { n })];
  });
  return parts.join(', ') || t('satoriTold.nothing');
}

export const isNothing = (goods: Goods): boolean => Object.values(goods).every((n) => n === 0);

/** What is missing to pay a price. */
export function missing(price: Goods, have: Goods): Goods {
  const lacking = (Object.keys(price) as (keyof Goods)[]).map(
    (good) => [good, Math.max(0, (price[good] ?? 0) - (have[good] ?? 0))] as const,
  );
  return Object.fromEntries(lacking);
}
