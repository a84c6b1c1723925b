/** What travels over the table in a moment. Of what lies face down it knows only what the moment itself names. */
import type { PlayerColour, Seat } from '../../lib/protocol/games';
import type { Floor, Moment, Objective, Pagoda, Stack, Ware } from '../../lib/protocol/tajuto';
import { CALM_MS, CARRY_MS } from '../../lib/ui/motion';
import type { Flight } from '../game';
import { faceOf } from './tiles';

/** What is on a tile. */
export type TileFace =
  | { readonly kind: 'village'; readonly stack: Stack }
  | { readonly kind: 'inauguration'; readonly pagoda: Pagoda }
  | { readonly kind: 'objective'; readonly objective: Objective };

/** A piece in flight. */
export type FlyingPiece =
  | {
      readonly kind: 'floor';
      readonly floor: Floor;
      /** It comes out of the dark, and takes its colour on the way. */
      readonly unseen?: true;
    }
  | { readonly kind: 'cube'; readonly owner: PlayerColour; readonly pagoda: Pagoda }
  | {
      readonly kind: 'tile';
      readonly face: TileFace;
      /** Whether it is turned face down on the way. */
      readonly turns: boolean;
    }
  | { readonly kind: 'gain'; readonly points: number };

export interface FlightTable {
  readonly colourOf: (seat: Seat) => PlayerColour;
  /** Whether all piles lie face up. */
  readonly openPiles: boolean;
}

/** The names of pieces and places, for those who show them and those who fly there. */
export const PLACES = {
  floor: (owner: PlayerColour, { pagoda, size }: Floor) => `floor:${owner}:${pagoda}:${size}`,
  built: ({ pagoda, size }: Floor) => `built:${pagoda}:${size}`,
  cube: (owner: PlayerColour, pagoda: Pagoda) => `cube:${owner}:${pagoda}`,
  offering: (pagoda: Pagoda) => `offering:${pagoda}`,
  stack: (stack: Stack) => `stack:${stack}`,
  /** An Inauguration tile at its site. */
  sign: (pagoda: Pagoda) => `sign:${pagoda}`,
  objective: (objective: Objective) => `objective:${objective}`,
  /** An open tile before a player: an Action tile by its letter, a Market, an Inauguration tile by its pagoda. */
  open: (owner: PlayerColour, what: string) => `open:${owner}:${what}`,
  pile: (owner: PlayerColour) => `pile:${owner}`,
  monk: (owner: PlayerColour) => `monk:${owner}`,
  felt: (place: number) => `felt:${place}`,
  bag: 'bag',
} as const;

/** Where the shell shows a player, and the tabs behind which a phone keeps the rest of the table. */
const playerAt = (seat: Seat) => [`player:${seat}`, 'tab:others'];
const GARDEN = 'tab:board';
const VILLAGE = 'tab:market';
const BAG = [PLACES.bag, 'tab:aside'];

/** A tile that lies on the table only as a line of text, and what was gained. */
const TILE_SIZE = [46, 62] as const;
const GAIN_SIZE = [44, 24] as const;

const LETTERS = { draw: 'D', offer: 'E', acquire: 'F' } as const;

export function flightsOf(
  { seat, seen }: Moment,
  { colourOf, openPiles }: FlightTable,
): Flight<FlyingPiece>[] {
  const owner = colourOf(seat);
  const turns = !openPiles;
  const inFront = (floor: Floor) => [PLACES.floor(owner, floor), ...playerAt(seat)];
  const gained = (points: number, from: string, delayMs: number): Flight<FlyingPiece>[] =>
    points === 0
      ? []
      : [
          {
            piece: { kind: 'gain', points },
            course: 'float',
            from: [from],
            to: [PLACES.monk(owner)],
            delayMs,
            size: GAIN_SIZE,
          },
        ];
  const drawn = (floor: Floor, from: readonly string[]): Flight<FlyingPiece> => ({
    piece: { kind: 'floor', floor, unseen: true },
    course: 'rise',
    from,
    to: inFront(floor),
  });

  switch (seen.did) {
    case 'picked':
      return [drawn(seen.floor, [PLACES.felt(seen.place), ...BAG])];
    case 'drew_size':
    case 'drew_blind':
      return [drawn(seen.floor, BAG)];
    case 'offered': {
      const { pagoda } = seen.on;
      const cube: Flight<FlyingPiece> = {
        piece: { kind: 'cube', owner, pagoda },
        course: 'arc',
        from: [PLACES.cube(owner, pagoda), ...playerAt(seat)],
        to: [PLACES.offering(pagoda), GARDEN],
      };
      return [cube, ...gained(seen.gain, PLACES.offering(pagoda), CALM_MS)];
    }
    case 'built': {
      const { floor, gain, finished } = seen;
      const carried: Flight<FlyingPiece> = {
        piece: { kind: 'floor', floor },
        course: 'carry',
        from: inFront(floor),
        to: [PLACES.built(floor), GARDEN],
      };
      const fate = finished?.inauguration;
      const turned =
        fate?.fate === 'turned' ? [inaugurated(floor.pagoda, fate.owner, colourOf, turns)] : [];
      return [carried, ...gained(gain, PLACES.built(floor), CARRY_MS), ...turned];
    }
    case 'acquired': {
      const { face, from, to } = acquired(seen.ware);
      const target = to === null ? PLACES.pile(owner) : PLACES.open(owner, to);
      return [
        {
          piece: { kind: 'tile', face, turns: turns && to === null },
          course: 'slide',
          from,
          to: [target, ...playerAt(seat)],
        },
      ];
    }
    case 'claimed':
      return [
        {
          piece: { kind: 'tile', face: { kind: 'objective', objective: seen.objective }, turns },
          course: 'slide',
          from: [PLACES.objective(seen.objective), VILLAGE],
          to: [PLACES.pile(owner), ...playerAt(seat)],
          size: TILE_SIZE,
        },
      ];
    case 'ended_turn':
      return seen.returned.map((floor) => ({
        piece: { kind: 'floor', floor },
        course: 'sink',
        from: inFront(floor),
        to: BAG,
      }));
    case 'groped':
    case 'groped_again':
      return [];
  }
}

/** Where a ware lies and where it goes: to an open place before its new owner, or else into the pile. */
function acquired(ware: Ware): { face: TileFace; from: string[]; to: string | null } {
  if (ware.kind === 'inauguration') {
    return { face: ware, from: [PLACES.sign(ware.pagoda), GARDEN], to: ware.pagoda };
  }
  const { kind } = faceOf(ware.stack);
  const from = [PLACES.stack(ware.stack), VILLAGE];
  if (kind === 'wisdom' || kind === 'shrine') return { face: ware, from, to: null };
  return { face: ware, from, to: kind === 'market' ? kind : LETTERS[kind] };
}

/** The Inauguration tile of a finished pagoda goes into its owner's pile. */
function inaugurated(
  pagoda: Pagoda,
  seat: Seat,
  colourOf: FlightTable['colourOf'],
  turns: boolean,
): Flight<FlyingPiece> {
  const owner = colourOf(seat);
  return {
    piece: { kind: 'tile', face: { kind: 'inauguration', pagoda }, turns },
    course: 'slide',
    from: [PLACES.open(owner, pagoda), ...playerAt(seat)],
    to: [PLACES.pile(owner), ...playerAt(seat)],
    delayMs: CARRY_MS,
  };
}
