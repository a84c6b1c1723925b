/** What belongs to a player and lies somewhere on the table. */
import type { Seat } from '../../../lib/protocol/games';
import type { BuiltView, PlateView, Place, PlayerView, View } from '../../../lib/protocol/satori';

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

/** All Jokoro of a player: at hand, placed, and the sixth on the offerings track. */
export function jokoroOf(view: View, seat: Seat): number {
  const player = view.players[seat];
  const locked = player?.sixth_locked ? 1 : 0;
  return (player?.jokoro ?? 0) + jokoroPlaced(view, seat) + locked;
}

/** What is known of an amulet: it was played, was not until the end, something was chosen about it, or nothing yet. */
export function amuletState(
  { amulet_played, has_chosen }: Pick<PlayerView, 'amulet_played' | 'has_chosen'>,
  { phase }: Pick<View, 'phase'>,
): 'open' | 'unplayed' | 'chosen' | 'secret' {
  if (amulet_played) return 'open';
  if (phase.kind === 'over') return 'unplayed';
  return has_chosen ? 'chosen' : 'secret';
}

/** Where monks of a player stand on the mountains. */
export const monksOnMountains = ({ mountains }: View, seat: Seat): Place[] =>
  mountains.flatMap(({ monk }, place) => (monk === seat ? [place] : []));
