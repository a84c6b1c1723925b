/** What comes nearest to being done of what is to be paid: of several things, the one that lacks the least. */
import type { Seat } from '../../lib/protocol/games';
import type {
  Colour,
  Edition,
  Effect,
  Goods,
  JokoroSpot,
  PagodaItem,
  PlateView,
  PlayerView,
  SitePlace,
  Spot,
  View,
} from '../../lib/protocol/satori';
import type { Pick } from './choices';
import { missing } from './told/goods';

/** The table as one of the players sees it. */
export interface Seen {
  readonly view: View;
  readonly edition: Edition;
  readonly mine: Seat | null;
}

export const own = ({ view, mine }: Seen): PlayerView | undefined =>
  mine === null ? undefined : view.players[mine];

/** Something with its price. */
interface Offer<What> {
  readonly what: What;
  readonly price: Goods;
}

function nearest<What>(offers: readonly Offer<What>[], seen: Seen): What | undefined {
  const have = own(seen)?.goods ?? {};
  const lacks = ({ price }: Offer<What>) =>
    Object.values(missing(price, have)).reduce((sum, n) => sum + n, 0);
  const [first, ...others] = offers;
  if (!first) return undefined;
  return others.reduce((best, one) => (lacks(one) < lacks(best) ? one : best), first).what;
}

/** The places of the site where an altar tile lies. */
export const lots = ({
  view,
  edition,
}: Seen): (Offer<SitePlace> & { readonly colour: Colour | undefined })[] =>
  view.site.altars.flatMap((tile, what) =>
    tile === null
      ? []
      : [{ what, price: edition.site_prices[what] ?? {}, colour: edition.altar[tile]?.colour }],
  );

/** A tile that may stand at the spot, and a spot for it: free ground, else an altar of its colour to build over. */
export function altarTo(
  { place, spot }: Extract<Pick, { do: 'build_altar' }>,
  seen: Seen,
): { place: SitePlace; spot: Spot } {
  const { view, edition } = seen;
  const all = lots(seen);
  const below = spot == null ? undefined : edition.basic_altar[spot];
  const fitting = all.filter(({ colour }) => !below || colour === below.colour);
  const chosen = place ?? nearest(fitting, seen) ?? all[0]?.what ?? 0;
  const colour = all.find(({ what }) => what === chosen)?.colour;
  const isFree = (at: Spot) => view.court[at]?.colour === null;
  const isBelow = (at: Spot) => {
    const basic = edition.basic_altar[at];
    return !view.court[at]?.built && basic?.protected === false && basic.colour === colour;
  };
  const spots = [...view.court.keys()];
  return { place: chosen, spot: spot ?? spots.find(isFree) ?? spots.find(isBelow) ?? 0 };
}

/** Own altars without a Jokoro, and seats on the pagoda, where the action reaches them. */
export function jokoroSpot(effect: Effect | undefined, seen: Seen): JokoroSpot {
  const { view, edition, mine } = seen;
  const altars = [...view.court.keys()].filter((at) => view.court[at]?.built?.owner === mine);
  const onAltars = altars.flatMap((altar): Offer<JokoroSpot>[] => {
    const built = view.court[altar]?.built;
    if (!built || built.jokoro) return [];
    return [{ what: { altar }, price: edition.altar[built.tile]?.jokoro ?? {} }];
  });
  const isForAltars = effect === 'place_jokoro_altar';
  const found = nearest(isForAltars ? onAltars : [...onAltars, ...seats(seen)], seen);
  const [altar] = altars;
  // Nothing is left to be paid for: an altar that has one, or none at all.
  return found ?? (altar === undefined && !isForAltars ? { tier: 1 } : { altar: altar ?? 0 });
}

function seats({ view: { pagoda }, edition }: Seen): Offer<JokoroSpot>[] {
  const offer = (what: JokoroSpot, plate: PlateView | null | undefined): Offer<JokoroSpot>[] => {
    const price = plate?.cost == null ? undefined : edition.jokoro_cost[plate.cost]?.cost;
    const isFree = plate?.spaces.some(({ holds }) => holds === 'nothing');
    return price && isFree ? [{ what, price }] : [];
  };
  return [
    ...pagoda.tiers.flatMap(({ plate }, i) => offer({ tier: i + 1 }, plate)),
    ...offer('sorin', pagoda.sorin?.plate),
  ];
}

/** What is not built yet and not above the Architect; the Sōrin where nothing is left. */
export function pagodaItem(seen: Seen): PagodaItem {
  const { view, edition } = seen;
  const parts = view.pagoda.tiers.slice(0, view.round).flatMap((storey, i): Offer<PagodaItem>[] => {
    const tier = i + 1;
    if (!storey.plate) return [{ what: { tier }, price: edition.tier[storey.tile]?.cost ?? {} }];
    if (storey.roof) return [];
    return [{ what: { roof: tier }, price: { ...edition.roof[i]?.cost, meditation_tile: 1 } }];
  });
  return nearest(parts, seen) ?? 'sorin';
}
