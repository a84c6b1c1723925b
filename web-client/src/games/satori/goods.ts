/** Which goods there are, and how many. */
import type { Goods, Printed } from '../../lib/protocol/satori';

export type Good = keyof Printed;

/** The order in which goods stand in a row and in a sentence. */
const GOODS_IN_ORDER = [
  'coin',
  'wood',
  'stone',
  'wood_or_stone',
  'emerald',
  'incense',
  'meditation_tile',
  'points',
] as const satisfies readonly Good[];

/** What there is of some goods. */
export function amounts(goods: Goods | Printed): { good: Good; n: number }[] {
  const printed: Printed = goods;
  return GOODS_IN_ORDER.map((good) => ({ good, n: printed[good] ?? 0 })).filter(({ n }) => n !== 0);
}

export const isEmpty = (goods: Goods = {}): boolean => amounts(goods).length === 0;
