import { describe, expect, it } from 'vitest';
import type { Seat } from '../../lib/protocol/games';
import type { AltarView, Effect, PlateView, PlayerView, View } from '../../lib/protocol/satori';
import type { Pick } from './choices';
import { wholeOf } from './curious';
import { EDITION, SEAT, turn, view } from './sample.svelte';

const OTHER = 0;
const nobody = { grey: 0, orange: 0, purple: 0 };
const BASIC = EDITION.basic_altar;
const openSpot = BASIC.findIndex((altar) => !altar.protected);
const basic: AltarView[] = BASIC.map(({ colour }) => ({
  colour,
  worshippers: nobody,
  built: null,
}));
const free: AltarView = { colour: null, worshippers: nobody, built: null };
const built = (owner: Seat, jokoro: boolean, tile = 0): AltarView => ({
  colour: 'grey',
  worshippers: nobody,
  built: { tile, decoration: 0, owner, jokoro },
});

/** What is tried at a table where the viewer has these things. */
function tried(pick: Pick, seen: Partial<View> = {}, has: Partial<PlayerView> = {}) {
  const players = view().players.map((one, seat) => (seat === SEAT ? { ...one, ...has } : one));
  return wholeOf(pick, { view: view({ players, ...seen }), edition: EDITION, mine: SEAT });
}
const open = (effect: Effect) => turn({ effect, done: false });

describe('an altar that cannot be built', () => {
  const pick: Pick = { do: 'build_altar', action: 0 };
  const site = view().site;

  it('would be a tile that lies there, on free ground', () => {
    const seen = { court: [...basic, free], site: { ...site, altars: [null, 1, 2] } };
    expect(tried(pick, seen)).toMatchObject({ place: 1, spot: BASIC.length });
  });

  it('would be the one that lacks the least', () => {
    const court = [...basic, free];
    expect(tried(pick, { court }, { goods: { stone: 1 } })).toMatchObject({ place: 2 });
    expect(tried(pick, { court }, { goods: { coin: 2, stone: 1 } })).toMatchObject({ place: 0 });
  });

  it('would stand over an altar of its colour that may be built over', () => {
    const tileOf = (colour: string) => EDITION.altar.findIndex((one) => one.colour === colour);
    for (const colour of EDITION.altar_colours) {
      const altars = [tileOf(colour), null, null];
      const command = tried(pick, { court: basic, site: { ...site, altars } });
      const spot = BASIC.findIndex((one) => one.colour === colour && !one.protected);
      expect(command).toMatchObject({ place: 0, spot });
    }
  });

  it('would be of the colour of the altar that is pointed at', () => {
    const colour = BASIC[openSpot]?.colour;
    const fitting = EDITION.altar.findIndex((one) => one.colour === colour);
    const other = EDITION.altar.findIndex((one) => one.colour !== colour);
    const seen = { court: [...basic, free], site: { ...site, altars: [other, fitting, other] } };
    expect(tried({ ...pick, spot: openSpot }, seen)).toMatchObject({ place: 1, spot: openSpot });
  });

  it('keeps what is named', () => {
    const named: Pick = { do: 'build_altar', action: 2, place: 2, spot: 0, decoration: 3 };
    expect(tried(named)).toEqual(named);
  });
});

describe('a Jokoro that cannot be placed', () => {
  const pick: Pick = { do: 'place_jokoro', action: 0 };
  const plate = (cost: number | null, isFree: boolean): PlateView => ({
    cost,
    spaces: [isFree ? { holds: 'nothing' } : { holds: 'neutral' }],
  });
  const pagoda = (...plates: (PlateView | null)[]) => ({
    ...view().pagoda,
    tiers: plates.map((one) => ({ tile: 0, plate: one, roof: false })),
  });

  it('would stand on an own altar that has none', () => {
    const court = [built(OTHER, false), built(SEAT, true), built(SEAT, false)];
    const seen = { court, phase: open('place_jokoro_altar'), pagoda: pagoda(plate(0, true)) };
    expect(tried(pick, seen)).toMatchObject({ on: { altar: 2 } });
  });

  it('would stand where there is room on the pagoda', () => {
    const seen = {
      court: basic,
      phase: open('place_jokoro'),
      pagoda: pagoda(plate(null, true), plate(0, false), plate(0, true), null),
    };
    expect(tried(pick, seen)).toMatchObject({ on: { tier: 3 } });
  });

  it('goes for altars where the action does', () => {
    const phase = open('place_jokoro_altar');
    const seen = { court: [built(OTHER, false)], phase, pagoda: pagoda(plate(0, true)) };
    expect(tried(pick, seen)).toMatchObject({ on: { altar: 0 } });
    expect(tried(pick, { ...seen, court: [free, built(SEAT, true)] })).toMatchObject({
      on: { altar: 1 },
    });
  });
});

describe('what cannot be built on the pagoda', () => {
  const pick: Pick = { do: 'build_pagoda', action: 0 };
  const plate: PlateView = { cost: 0, spaces: [] };
  const tower = (...storeys: ('bare' | 'tier' | 'roof')[]): Partial<View> => ({
    pagoda: {
      ...view().pagoda,
      tiers: storeys.map((kind, tile) => ({
        tile,
        plate: kind === 'bare' ? null : plate,
        roof: kind === 'roof',
      })),
    },
  });

  it('would be what is missing below the Architect', () => {
    expect(tried(pick, { ...tower('roof', 'bare', 'bare'), round: 2 })).toMatchObject({
      item: { tier: 2 },
    });
    expect(tried(pick, { ...tower('tier', 'roof', 'bare'), round: 2 })).toMatchObject({
      item: { roof: 1 },
    });
    expect(tried(pick, { ...tower('roof', 'bare'), round: 1 })).toMatchObject({ item: 'sorin' });
  });
});

describe('what else is not named', () => {
  it('is a worshipper who waits, with the sides of the altar', () => {
    const seen = { sanmon: { ...nobody, orange: 1 }, court: basic };
    const at = (spot: number) => tried({ do: 'place_worshipper', spot }, seen);
    const orange = BASIC.findIndex(({ colour }) => colour === 'orange');
    expect(at(orange)).toMatchObject({ colour: 'orange', sides: 'both' });
    expect(at(0)).toMatchObject({ colour: 'orange', sides: 'left' });
    expect(tried({ do: 'place_worshipper', colour: 'grey' }, seen)).toMatchObject({
      colour: 'grey',
      sides: 'both',
    });
  });

  it('is a prayer wheel where the own hand does not lie', () => {
    const phase = turn();
    if (phase.kind === 'turn') phase.hand_before = 0;
    expect(tried({ do: 'turn_wheel' }, { phase })).toEqual({ do: 'turn_wheel', wheel: 1 });
  });

  it('is a space of the mountains without monk and light, and a monk who could go', () => {
    const monks = [OTHER, null, SEAT, null] as const;
    const mountains = monks.map((monk) => ({ tile: 0, monk }));
    const seen = { mountains, hikari: [1], phase: open('meditate') };
    const pick: Pick = { do: 'meditate', action: 0 };
    expect(tried(pick, seen, { monks: 1 })).toEqual({ ...pick, to: 3 });
    expect(tried(pick, seen, { monks: 0 })).toEqual({ ...pick, from: 2, to: 3 });
  });

  it('is the own space of the offerings', () => {
    const pick: Pick = { do: 'claim', action: 0 };
    expect(tried(pick, {}, { offerings: 0 })).toMatchObject({ reward: { space: 1 } });
    expect(tried(pick, {}, { offerings: 4 })).toMatchObject({ reward: { space: 4 } });
  });

  it('is a mix of what there is', () => {
    const pay = { coin: 1, wood_or_stone: 2 };
    const phase = open({ exchange: { pay, gain: { emerald: 1 } } });
    const pick: Pick = { do: 'exchange', action: 0 };
    expect(tried(pick, { phase }, { goods: { wood: 1 } })).toEqual({ ...pick, wood_paid: 1 });
    expect(tried(pick, { phase }, { goods: { wood: 5 } })).toEqual({ ...pick, wood_paid: 2 });
    expect(tried(pick, { phase }, { goods: {} })).toEqual(pick);
  });

  it('is left out where it need not be named', () => {
    expect(tried({ do: 'claim_at_round_end', reward: null })).toEqual({ do: 'claim_at_round_end' });
  });
});
