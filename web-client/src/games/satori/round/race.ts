/** Who meets the condition of an amulet as things stand, and what it gives (S33). */
import type { Seat } from '../../../lib/protocol/games';
import type { Amulet, Printed, View } from '../../../lib/protocol/satori';
import { jokoroPlaced } from '../own/belongings';

export interface Racer {
  readonly seat: Seat;
  readonly n: number;
  /** Whether the condition is met. */
  readonly isFirst: boolean;
}

function standing(amulet: Amulet, view: View, seat: Seat): number {
  const player = view.players[seat];
  if (!player) return 0;
  switch (amulet) {
    case 'most_points':
      return player.points;
    case 'most_emeralds':
      return player.goods.emerald ?? 0;
    case 'most_tiles':
      return player.goods.meditation_tile ?? 0;
    case 'most_jokoro':
      return jokoroPlaced(view, seat);
    case 'furthest_offerings':
      return player.offerings;
  }
}

/** All players, the first ones first. */
export function raceFor(amulet: Amulet, view: View): Racer[] {
  const all = view.order.map((seat) => ({ seat, n: standing(amulet, view, seat) }));
  const most = Math.max(amulet === 'most_points' ? 0 : 1, ...all.map(({ n }) => n));
  return all
    .map((racer) => ({ ...racer, isFirst: racer.n === most }))
    .sort((one, two) => two.n - one.n);
}

/** What an amulet gives after the third round; `of` may be mixed. */
export type AmuletGift =
  { readonly goods: Printed } | { readonly n: number; readonly of: readonly ['incense', 'coin'] };

const MIX: AmuletGift = { n: 2, of: ['incense', 'coin'] };
const NOW: Record<Amulet, AmuletGift> = {
  most_points: { goods: { coin: 4 } },
  most_emeralds: MIX,
  most_tiles: MIX,
  most_jokoro: { goods: { emerald: 1 } },
  furthest_offerings: { goods: { emerald: 1 } },
};
const END: AmuletGift = { goods: { points: 2 } };

export const giftOf = (amulet: Amulet, isLast: boolean): AmuletGift => (isLast ? END : NOW[amulet]);
