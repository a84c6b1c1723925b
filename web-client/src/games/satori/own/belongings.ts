/** What belongs to a player and lies somewhere on the table. */
import type { Seat } from '../../../lib/protocol/games';
import type { BuiltView, PlateView, Place, View } from '../../../lib/protocol/satori';

/** The altars that a player has built. */
export const altarsOf = ({ court }: View, seat: Seat): BuiltView[] =>
  court.flatMap(({ built }) => (built?.owner === seat ? [built] : []));

/** Jokoro of a player on the altars. */
export const jokoroOnAltars = (view: View, seat: Seat): number =>
  altarsOf(view, seat).filter(({ jokoro }) => jokoro).length;

/** Jokoro of a player on the pagoda, the Sōrin included. */
export function jokoroOnPagoda({ pagoda }: View, seat: Seat): number {
  const plates: readonly (PlateView | null)[] = [
    ...pagoda.tiers.map(({ plate }) => plate),
    pagoda.sorin?.plate ?? null,
  ];
  const spaces = plates.flatMap((plate) => plate?.spaces ?? []);
  return spaces.filter((space) => space.holds === 'jokoro' && space.seat === seat).length;
}

export const jokoroPlaced = (view: View, seat: Seat): number =>
  jokoroOnAltars(view, seat) + jokoroOnPagoda(view, seat);

/** Where monks of a player stand on the mountains. */
export const monksOnMountains = ({ mountains }: View, seat: Seat): Place[] =>
  mountains.flatMap(({ monk }, place) => (monk === seat ? [place] : []));
