/** What travels over the table in a moment. */
import type { Seat } from '../../lib/protocol/games';
import type { Colour, Place, SitePlace, Spot, Tier, Wheel } from '../../lib/protocol/satori';

/** The names of pieces and places, for those who show them and those who fly there. */
export const PLACES = {
  /** The worshippers of a colour that wait at the Sanmon. */
  sanmon: (colour: Colour) => `sanmon:${colour}`,
  /** A place of the court: where worshippers stand on its altar, or the free ground. */
  spot: (spot: Spot) => `spot:${spot}`,
  /** The Jokoro on the altar of a place of the court. */
  niche: (spot: Spot) => `niche:${spot}`,
  charity: 'charity',
  site: (place: SitePlace) => `site:${place}`,
  /** A space of the mountains: its tile. */
  space: (place: Place) => `space:${place}`,
  /** The monk on a space of the mountains. */
  monkAt: (place: Place) => `monk:${place}`,
  light: (mountain: number) => `light:${mountain}`,
  tier: (tier: Tier) => `tier:${tier}`,
  roof: (tier: Tier) => `roof:${tier}`,
  sorin: 'sorin',
  wheel: (wheel: Wheel) => `wheel:${wheel}`,
  /** The roof of the prayer wheels, where hands lie that turn none. */
  handRoof: 'hand-roof',
  /** A space of the offerings track. */
  offerings: (space: number) => `offerings:${space}`,
  /** The order of the next round: where bells stand. */
  order: 'order',
  /** What lies before a player. */
  monks: (seat: Seat) => `monks:${seat}`,
  jokoro: (seat: Seat) => `jokoro:${seat}`,
  goods: (seat: Seat) => `goods:${seat}`,
  tiles: (seat: Seat) => `tiles:${seat}`,
} as const;
