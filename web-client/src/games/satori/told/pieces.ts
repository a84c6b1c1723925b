/** The pieces that a line of the log speaks of, so that the table can light them. */
import type { Seat } from '../../../lib/protocol/games';
import type { Place, SitePlace, Spot, Tier, Told, Wheel } from '../../../lib/protocol/satori';
import { mountainsOf } from '../way';

export interface Pieces {
  readonly spots: readonly Spot[];
  readonly places: readonly Place[];
  /** Mountains whose light moved. */
  readonly lights: readonly number[];
  /** Tiers, also those that got a roof or a Jokoro. */
  readonly tiers: readonly Tier[];
  readonly sorin: boolean;
  readonly wheels: readonly Wheel[];
  readonly site: readonly SitePlace[];
  readonly charity: boolean;
  /** Others to whom something happened. */
  readonly seats: readonly Seat[];
}

const NONE: Pieces = {
  spots: [],
  places: [],
  lights: [],
  tiers: [],
  sorin: false,
  wheels: [],
  site: [],
  charity: false,
  seats: [],
};

export const piecesOf = (told: Told): Pieces => ({ ...NONE, ...some(told) });

function some(told: Told): Partial<Pieces> {
  switch (told.did) {
    case 'placed_first_monk':
      return { places: [told.place] };
    case 'placed_worshipper':
      return { spots: [told.spot], seats: told.offerings ? [told.offerings.seat] : [] };
    case 'prayed':
      return { charity: true };
    case 'inspected':
      return { charity: true, site: [told.place] };
    case 'turned_wheel':
      return { wheels: [told.wheel], seats: told.displaced === null ? [] : [told.displaced] };
    case 'built_altar':
      return { spots: [told.spot] };
    case 'placed_jokoro':
      if (told.on === 'sorin') return { sorin: true };
      return 'tier' in told.on ? { tiers: [told.on.tier] } : { spots: [told.on.altar] };
    case 'built_pagoda':
      if (told.item === 'sorin') return { sorin: true };
      return { tiers: ['tier' in told.item ? told.item.tier : told.item.roof] };
    case 'meditated':
      return { places: told.from === null ? [told.to] : [told.from, told.to] };
    case 'moved_light':
      return { lights: mountainsOf(told.way), places: told.won.map(({ place }) => place) };
    case 'kept_monks':
      return { places: told.stay, seats: concerned(told) };
    case 'ended_turn':
    case 'chose_amulet':
    case 'took_bonus':
    case 'claimed_at_round_end':
    case 'exchanged_tiles':
      return { seats: concerned(told) };
    case 'took_starting_tile':
    case 'gained':
    case 'exchanged':
    case 'used_side':
    case 'claimed':
    case 'passed':
      return {};
  }
}

/** Those to whom something happened by itself, each once. */
function concerned({ onward }: Extract<Told, { onward: unknown }>): Seat[] {
  const { revealed = [], bonuses = [], renewal, called_back = [], ending } = onward;
  const shown = [...revealed, ...bonuses].map(({ seat }) => seat);
  const seats = [...shown, ...(renewal?.lost ?? []), ...called_back, ...(ending?.winners ?? [])];
  return [...new Set(seats)];
}
