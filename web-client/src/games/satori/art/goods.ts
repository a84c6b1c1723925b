import type { Printed } from '../../../lib/protocol/satori';

export type Good = keyof Printed;

/** The order in which goods stand in a row. */
export const GOODS_IN_ORDER = [
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
export const amounts = (goods: Printed): { good: Good; n: number }[] =>
  GOODS_IN_ORDER.map((good) => ({ good, n: goods[good] ?? 0 })).filter(({ n }) => n !== 0);
