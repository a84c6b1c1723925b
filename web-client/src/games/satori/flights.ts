/** What travels over the table in a moment. */
import type { PlayerColour, Seat } from '../../lib/protocol/games';
import type {
  AltarTile,
  Colour,
  Decoration,
  Goods,
  JokoroSpot,
  MeditationTile,
  Moment,
  PagodaItem,
  Place,
  RoundClaim,
  SitePlace,
  Spot,
  StartingTile,
  Tier,
  Told,
  View,
  Wheel,
} from '../../lib/protocol/satori';
import { CALM_MS, CARRY_MS } from '../../lib/ui/motion';
import type { Course, Flight } from '../game';
import type { PieceKind } from './art/pieces';
import { amounts } from './goods';
import { mountainsOf } from './way';

/** A piece in flight. */
export type FlyingPiece =
  | { readonly kind: 'worshipper'; readonly colour: Colour }
  | { readonly kind: 'piece'; readonly piece: PieceKind; readonly owner: PlayerColour }
  | { readonly kind: 'light' }
  | { readonly kind: 'altar'; readonly tile: AltarTile }
  | { readonly kind: 'decoration'; readonly decoration: Decoration }
  /** A meditation tile; without a face it lies face down. */
  | { readonly kind: 'meditation'; readonly tile: MeditationTile | null }
  | { readonly kind: 'goods'; readonly goods: Goods };

export interface FlightTable {
  readonly colourOf: (seat: Seat) => PlayerColour;
  /** The table before the moment: it tells where things come from that the moment does not say. */
  readonly view?: Pick<View, 'site' | 'phase' | 'bells'>;
}

/** The names of pieces and places, for those who show them and those who fly there. */
export const PLACES = {
  /** The worshippers of a colour that wait at the Sanmon. */
  sanmon: (colour: Colour) => `sanmon:${colour}`,
  /** A place of the court: where worshippers stand on its altar, or the free ground. */
  spot: (spot: Spot) => `spot:${spot}`,
  /** The Jokoro on the altar of a place of the court, or its empty space. */
  niche: (spot: Spot) => `niche:${spot}`,
  charity: 'charity',
  site: (place: SitePlace) => `site:${place}`,
  /** A kind of decoration at the site. */
  decoration: (decoration: Decoration) => `decoration:${decoration}`,
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
  /** The hand of a player, wherever it lies. */
  hand: (seat: Seat) => `hand:${seat}`,
  /** A space of the offerings track, and the marker of a player on it. */
  offerings: (space: number) => `offerings:${space}`,
  marker: (seat: Seat) => `marker:${seat}`,
  /** The order of the next round: where bells stand. */
  order: 'order',
  startingTile: (tile: StartingTile) => `starting:${tile}`,
  /** What lies before a player. */
  monks: (seat: Seat) => `monks:${seat}`,
  jokoro: (seat: Seat) => `jokoro:${seat}`,
  goods: (seat: Seat) => `goods:${seat}`,
  tiles: (seat: Seat) => `tiles:${seat}`,
} as const;

/** Where the shell shows a player, and the tabs behind which a phone keeps the rest of the table. */
const playerAt = (seat: Seat) => [`player:${seat}`, 'tab:others'];
const COURT = 'tab:board';
const MOUNTAINS = 'tab:mountains';
const PAGODA = 'tab:pagoda';
const SITE = 'tab:site';

const SMALL = [32, 32] as const;
const TILE = [76, 64] as const;
const ALTAR = [92, 74] as const;

/** Names of a place, the best first. */
type Names = readonly string[];
type OnTheWay = Flight<FlyingPiece>;
type Seen<Did extends Told['did']> = Extract<Told, { did: Did }>;

export function flightsOf({ seat, seen }: Moment, { colourOf, view }: FlightTable): OnTheWay[] {
  const owner = colourOf(seat);
  switch (seen.did) {
    case 'took_starting_tile':
      return gained(seen.gained, seat, [PLACES.startingTile(seen.tile), COURT]);
    case 'placed_first_monk':
      return [piece('monk', owner, monksOf(seat), monkAt(seen.place), 'arc')];
    case 'meditated': {
      const from = seen.from === null ? monksOf(seat) : monkAt(seen.from);
      return [piece('monk', owner, from, monkAt(seen.to), 'arc')];
    }
    case 'placed_worshipper': {
      const { colour, spot, offerings } = seen;
      const placed = worshipper(colour, PLACES.spot(spot));
      if (!offerings) return [placed];
      return [placed, marker(offerings.seat, colourOf(offerings.seat), offerings.to)];
    }
    case 'prayed': {
      // Whoever has prayed before in this round has a bell there already.
      const rings = !view?.bells.includes(seat);
      return [
        worshipper(seen.colour, PLACES.charity),
        ...(rings ? [piece('bell', owner, playerAt(seat), [PLACES.order])] : []),
        ...gained(seen.gained, seat, [PLACES.charity, COURT], CARRY_MS),
      ];
    }
    case 'inspected':
      return [worshipper(seen.colour, PLACES.charity)];
    case 'turned_wheel': {
      const { wheel, displaced } = seen;
      const turned = hand(seat, owner, [PLACES.wheel(wheel), SITE]);
      if (displaced === null) return [turned];
      return [turned, hand(displaced, colourOf(displaced), [PLACES.handRoof, SITE])];
    }
    case 'gained':
    case 'exchanged':
      return gained(seen.gained, seat, openedAt(view) ?? goodsOf(seat));
    case 'built_altar':
      return builtAltar(seen, view);
    case 'placed_jokoro':
      return [piece('jokoro', owner, jokoroOf(seat), jokoroAt(seen.on))];
    case 'built_pagoda':
      return builtPagoda(seen, seat);
    case 'moved_light':
      return movedLight(seen, seat);
    case 'claimed':
      return claimed(seen, seat, owner);
    case 'claimed_at_round_end':
      return seen.claim ? claimed(seen.claim, seat, owner) : [];
    case 'took_bonus':
    case 'exchanged_tiles':
      return gained(seen.gained, seat, playerAt(seat));
    case 'used_side':
    case 'passed':
    case 'ended_turn':
    case 'chose_amulet':
    case 'kept_monks':
      return [];
  }
}

const monksOf = (seat: Seat) => [PLACES.monks(seat), ...playerAt(seat)];
const jokoroOf = (seat: Seat) => [PLACES.jokoro(seat), ...playerAt(seat)];
const tilesOf = (seat: Seat) => [PLACES.tiles(seat), ...playerAt(seat)];
const goodsOf = (seat: Seat) => [PLACES.goods(seat), ...playerAt(seat)];
const monkAt = (place: Place) => [PLACES.monkAt(place), PLACES.space(place), MOUNTAINS];

function pagodaAt(item: PagodaItem): Names {
  if (item === 'sorin') return [PLACES.sorin, PAGODA];
  return ['tier' in item ? PLACES.tier(item.tier) : PLACES.roof(item.roof), PAGODA];
}

function jokoroAt(on: JokoroSpot): Names {
  if (on === 'sorin' || 'tier' in on) return pagodaAt(on);
  return [PLACES.niche(on.altar), PLACES.spot(on.altar), COURT];
}

/** Where that stands whose actions are open. */
function openedAt(view: FlightTable['view']): Names | null {
  const source = view?.phase.kind === 'turn' ? view.phase.open.at(-1)?.source : undefined;
  switch (source?.from) {
    case undefined:
      return null;
    case 'altar':
    case 'new_altar':
      return [PLACES.spot(source.spot), COURT];
    case 'prayer':
      return [PLACES.charity, COURT];
    case 'inspection':
      return [PLACES.site(source.place), SITE];
    case 'wheel':
      return [PLACES.wheel(source.wheel), SITE];
    case 'tile':
      return [PLACES.space(source.won.place), MOUNTAINS];
  }
}

const piece = (
  kind: PieceKind,
  owner: PlayerColour,
  from: Names,
  to: Names,
  course: Course = 'carry',
): OnTheWay => ({ piece: { kind: 'piece', piece: kind, owner }, course, from, to, size: SMALL });

const worshipper = (colour: Colour, to: string): OnTheWay => ({
  piece: { kind: 'worshipper', colour },
  course: 'carry',
  from: [PLACES.sanmon(colour), COURT],
  to: [to, COURT],
  size: SMALL,
});

/** A hand and a marker lie on the table before and after. */
const hand = (seat: Seat, owner: PlayerColour, to: Names) =>
  piece('hand', owner, [PLACES.hand(seat), SITE], [PLACES.hand(seat), ...to]);
const marker = (seat: Seat, owner: PlayerColour, space: number) =>
  piece(
    'sect',
    owner,
    [PLACES.marker(seat), SITE],
    [PLACES.marker(seat), PLACES.offerings(space), SITE],
    'arc',
  );

/** Goods that come to a player; nothing where there are none. */
function gained(goods: Goods, seat: Seat, from: Names, delayMs = 0): OnTheWay[] {
  const kinds = amounts(goods).length;
  if (kinds === 0) return [];
  return [
    {
      piece: { kind: 'goods', goods },
      course: 'float',
      from,
      to: goodsOf(seat),
      delayMs,
      size: [14 + 38 * kinds, 30],
    },
  ];
}

function claimed(
  { reward, gained: goods, jokoro }: RoundClaim,
  seat: Seat,
  owner: PlayerColour,
): OnTheWay[] {
  const from = [PLACES.offerings(reward.space), SITE];
  return [
    ...gained(goods, seat, from),
    ...(jokoro ? [piece('jokoro', owner, from, jokoroOf(seat), 'slide')] : []),
    marker(seat, owner, 0),
  ];
}

function builtAltar(
  { tile, spot, decoration }: Seen<'built_altar'>,
  view: FlightTable['view'],
): OnTheWay[] {
  const place = view?.site.altars.indexOf(tile) ?? -1;
  const to = [PLACES.spot(spot), COURT];
  return [
    {
      piece: { kind: 'altar', tile },
      course: 'carry',
      from: place < 0 ? [SITE] : [PLACES.site(place), SITE],
      to,
      size: ALTAR,
    },
    {
      piece: { kind: 'decoration', decoration },
      course: 'slide',
      from: [PLACES.decoration(decoration), SITE],
      to,
      size: SMALL,
    },
  ];
}

/** A roof takes one of the player's tiles, face down. */
function builtPagoda({ item, points }: Seen<'built_pagoda'>, seat: Seat): OnTheWay[] {
  const to = pagodaAt(item);
  const brought = gained({ points }, seat, to, CALM_MS);
  if (item === 'sorin' || 'tier' in item) return brought;
  return [
    {
      piece: { kind: 'meditation', tile: null },
      course: 'carry',
      from: tilesOf(seat),
      to,
      size: SMALL,
    },
    ...brought,
  ];
}

/** The lights go where they stop; then the tiles come that were won, one after the other. */
function movedLight({ way, won }: Seen<'moved_light'>, seat: Seat): OnTheWay[] {
  const lights = mountainsOf(way).map((mountain): OnTheWay => {
    const light = [PLACES.light(mountain), MOUNTAINS];
    return { piece: { kind: 'light' }, course: 'arc', from: light, to: light, size: SMALL };
  });
  const tiles = won.map(({ tile, place }, nth): OnTheWay => ({
    piece: { kind: 'meditation', tile },
    course: 'slide',
    from: [PLACES.space(place), MOUNTAINS],
    to: tilesOf(seat),
    delayMs: CALM_MS * (nth + 1),
    size: TILE,
  }));
  return [...lights, ...tiles];
}
