/** The symbols of Satori, made for 18 px and more; their silhouettes differ without colour. */
import { disc, star, type Stroke } from './strokes';

/** An incense burner: handles and legs, then lid, knob and bowl. */
export const BURNER_LIMBS =
  'M3.300 6.400a1.300 1.300 0 0 1 2.600 0V10.500H3.300zM18.100 6.400a1.300 1.300 0 0 1 2.600 0V10.500H18.100zM5.700 17 8.300 17.900 6.600 22.300a1.300 1.300 0 0 1-2.500-.9zM18.300 17 15.700 17.900 17.400 22.300a1.300 1.300 0 0 0 2.500-.9zM10.700 18h2.600v4.200a1.300 1.300 0 0 1-2.600 0z';
export const BURNER =
  'M7.200 9.800C7.200 6.600 9.400 5.200 12 5.200s4.800 1.400 4.800 4.600zM12 1.900a1.700 1.700 0 1 1-.01 0zM3 9.800h18v2h-1.400c0 4.800-3 7.400-7.600 7.400s-7.600-2.600-7.600-7.400H3z';
const ROOF = 'M1.500 9.200Q6.600 8 8.600 3h6.800q2 5 7.100 6.200l-1 2.300h-19z';
const HALL = 'M4.400 12h2.800v7H4.400zM16.800 12h2.800v7h-2.800zM2.600 19.400h18.800V22H2.600z';
const ROBE =
  'M12 9.400c3.600 0 5.200 2 6 5.200.6 1.600 2.600 2 4 2.600 1 .6.6 2.400-.6 2.400H2.600c-1.200 0-1.600-1.800-.6-2.400 1.400-.6 3.400-1 4-2.600.8-3.200 2.400-5.200 6-5.200z';
const ENSO =
  'M14.200 5.600C9.400 4.200 5.200 7.600 5.400 12.400c.2 4.600 4.600 7.400 8.800 6 4-1.400 5.600-6 3.600-9.600-.5-.9-1.200-1.700-2-2.200l-1.400 1.600c2.800 2.200 3 6 .6 7.900-2.400 1.800-6.200.5-6.800-2.900-.6-3.600 2.200-6.400 5.600-5.700z';

const GOODS = {
  coin: [
    { paint: 'coin', d: disc(12, 12, 9.2) },
    { paint: 'paper', d: 'M9 9h6v6H9z' },
  ],
  wood: [
    {
      paint: 'wood',
      d: 'M5.500 7h13.200a3 5 0 0 1 0 10H5.500z',
      at: 'rotate(-24 12 12)',
    },
    {
      paint: 'wood-end',
      d: 'M2.100 12a3.400 5 0 1 0 6.800 0 3.400 5 0 1 0-6.800 0z',
      at: 'rotate(-24 12 12)',
    },
    {
      paint: 'line',
      d: 'M4.500 12a1 1.900 0 1 0 2 0 1 1.900 0 1 0-2 0zM12 10.200h6M13.500 13.800h4.500',
      at: 'rotate(-24 12 12)',
    },
  ],
  stone: [
    { paint: 'stone', d: 'M2.200 17.200 5 9.200l6-4.700 7 1.900 3.800 8-2.600 5.100H5z' },
    { paint: 'line', d: 'm5 9.200 5.600 3L18 6.400M10.600 12.200l-1.200 7.300' },
  ],
  emerald: [
    { paint: 'emerald', d: 'M12 1.800 20 7.400v9.200L12 22.200 4 16.600V7.400z' },
    { paint: 'emerald-top', d: 'M12 6.600 16 9.400v5.200l-4 2.800-4-2.800V9.400z' },
  ],
  incense: [
    { paint: 'stick', d: 'M12 18 5.200 6.200M12 18V4.600M12 18l6.800-11.800' },
    { paint: 'red', d: `${disc(5, 5.4, 2.3)}${disc(12, 3.4, 2.3)}${disc(19, 5.4, 2.3)}` },
    { paint: 'incense', d: 'M5.400 15.600h13.200l-2 6H7.400z' },
  ],
  points: [
    {
      paint: 'seal',
      d: 'M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4z',
    },
    { paint: 'seal-mark', d: ENSO },
  ],
  wood_or_stone: [
    { paint: 'wood-end', d: 'M10.600 2.400a9.700 9.700 0 0 0 0 19.200z' },
    {
      paint: 'line',
      d: 'M10.400 6.800a5.300 5.300 0 0 0 0 10.400M10.400 10.600a1.500 1.500 0 0 0 0 2.800',
    },
    { paint: 'stone', d: 'M13.800 2.600 20 5.800l2.400 7-3 7-5.600 1.600z' },
    { paint: 'line', d: 'm14 9.600 3.400 2.200L20 5.800M17.400 11.800l2 8' },
  ],
  meditation_tile: [
    {
      paint: 'back',
      d: 'M6 2.400h12a3.600 3.600 0 0 1 3.600 3.600v12a3.600 3.600 0 0 1-3.600 3.600H6A3.600 3.600 0 0 1 2.400 18V6A3.600 3.600 0 0 1 6 2.400z',
    },
    { paint: 'petal', d: 'M12 5.400c3.200 3.600 3.200 8.400 0 12-3.200-3.600-3.200-8.400 0-12z' },
    {
      paint: 'petal-side',
      d: 'M4.800 10.400c4 .4 6 3 6.400 7.400-4.400-.2-6.600-3-6.400-7.400zM19.200 10.400c-4 .4-6 3-6.400 7.400 4.400-.2 6.600-3 6.400-7.400z',
    },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

const ACTIONS = {
  build_altar: [
    { paint: 'ink', d: ROOF + HALL },
    { paint: 'verb', d: 'M12 12.600v5.600M9.200 15.400h5.600' },
  ],
  place_jokoro: [
    { paint: 'ink', d: BURNER_LIMBS + BURNER, at: 'translate(.4 6) scale(.97 .8)' },
    { paint: 'verb', d: 'm7.600 1.600 4.400 3.800 4.400-3.800' },
  ],
  place_jokoro_altar: [
    {
      paint: 'ink',
      d: 'M1.500 6.800Q6.600 5.600 8.600.6h6.800q2 5 7.100 6.200l-1 2.300h-19zM1.600 9.800h2.600V23H1.600zM19.800 9.800h2.600V23h-2.600z',
    },
    { paint: 'red', d: BURNER_LIMBS + BURNER, at: 'translate(3.600 8.400) scale(.7 .64)' },
  ],
  build_pagoda: [
    {
      paint: 'ink',
      d: 'M11 .8h2v4.400h-2zM6.400 8.600Q10 7.600 11 4.800h2q1 2.800 4.600 3.800l-.6 1.600H7zM4.600 14.600q4.400-1.200 5-4.400h4.800q.6 3.200 5 4.400l-.6 1.700H5.200zM2.600 20.800q5.400-1.400 6-4.600h6.800q.6 3.200 6 4.600l-.6 1.900H3.200z',
    },
    { paint: 'verb', d: 'M19.400 1.600v5.600M16.600 4.400h5.600' },
  ],
  meditate: [
    { paint: 'ink', d: disc(12, 5, 3.6) + ROBE },
    { paint: 'verb', d: 'M3.400 22.200h17.200' },
  ],
  hikari: [
    { paint: 'light', d: star(8, 11, 6.2) },
    { paint: 'core', d: disc(12, 12, 3.2) },
  ],
  claim_offerings: [
    {
      paint: 'ink',
      d: 'M1.200 10.400h21.600v3H1.200zM3 14.600h18v8.200H3z',
    },
    { paint: 'gap', d: 'M6.600 16v3.600M10.200 16v3.600M13.800 16v3.600M17.400 16v3.600' },
    { paint: 'verb', d: 'M12 8.600V2M8.200 5 12 1.400 15.800 5' },
  ],
  unlock_jokoro: [
    { paint: 'ink', d: BURNER_LIMBS + BURNER, at: 'translate(.4 6) scale(.97 .8)' },
    { paint: 'verb', d: 'M8 7.400V4.800a4 4 0 0 1 8-.2' },
  ],
  arrow: [{ paint: 'red', d: 'M1.500 9.600h10.200V4.200L23 12l-11.300 7.800v-5.400H1.500z' }],
} as const satisfies Record<string, readonly Stroke[]>;

/** An amulet on which nothing is written yet. */
export const AMULET_CASE = [
  { paint: 'cord', d: 'M12 8c-5-6.600-5-7 0-7s5 .4 0 7z' },
  { paint: 'silk', d: 'M4.400 10.200 8 6.600h8l3.600 3.600V23H4.400z' },
  {
    paint: 'sheet',
    d: 'M7 10.200h10a.6.6 0 0 1 .6.6v9.600a.6.6 0 0 1-.6.6H7a.6.6 0 0 1-.6-.6v-9.600a.6.6 0 0 1 .6-.6z',
  },
] as const satisfies readonly Stroke[];

const THINGS = {
  burner: [{ paint: 'faded', d: BURNER_LIMBS + BURNER }],
  altar: [{ paint: 'ink', d: ROOF + HALL }],
  tier: [
    {
      paint: 'ink',
      d: 'M2.800 3.600h18.400v2.800H2.800zM4.200 7.400h2.900v10.800H4.200zM10.550 7.400h2.900v10.800h-2.900zM16.900 7.400h2.900v10.800h-2.900zM1.600 19.200h20.800V22H1.600z',
    },
  ],
  roof: [{ paint: 'ink', d: 'M1 15.600Q8 14 9.600 7.400h4.800Q16 14 23 15.600l-1.400 3H2.400z' }],
  sorin: [
    {
      paint: 'ink',
      d: 'M11 1h2v21h-2zM8.600 6.400h6.800v1.800H8.600zM7.600 10h8.800v1.800H7.600zM6.600 13.600h10.800v1.800H6.600zM5.400 18.400h13.200V22H5.400z',
    },
  ],
  wheel: [
    { paint: 'pen', d: 'M12 1v3M12 20v3' },
    { paint: 'drum', d: 'M4.600 6v12c0 3 14.800 3 14.800 0V6' },
    { paint: 'paper', d: 'M4.600 6a7.400 2.200 0 1 0 14.800 0 7.400 2.200 0 1 0-14.800 0z' },
    { paint: 'line', d: 'M8.600 12v4.400M12 12.600V17M15.400 12v4.400' },
  ],
  decoration: [
    { paint: 'lantern', d: 'M8.600 5c-5 4-5 10 0 14h6.800c5-4 5-10 0-14z' },
    { paint: 'line', d: 'M5.200 12h13.600' },
    { paint: 'cap', d: 'M8.600 3.600h6.800M8.600 20.400h6.800' },
  ],
  sun: [{ paint: 'red', d: disc(12, 12, 9.5) }],
  architect: [
    { paint: 'incense', d: 'M4.400 22.600c0-6 2.400-9.400 7-9.400s7 3.400 7 9.400z' },
    { paint: 'skin', d: disc(11.4, 7.6, 4.6) },
    { paint: 'band', d: 'M6.800 6.600h9.400l2.200-1.400' },
    { paint: 'square', d: 'M15.400 13v7.400h6.400' },
  ],
  amulet: [...AMULET_CASE, { paint: 'line', d: 'M9.500 13h5M9.500 15.600h5M9.500 18.200h3' }],
  mountain: [
    { paint: 'ink', d: 'm1 20 7-12 4.400 6.600L15.600 10 23 20z' },
    { paint: 'red', d: disc(17.4, 5.4, 2.8) },
  ],
} as const satisfies Record<string, readonly Stroke[]>;

const STATES = {
  protected: [
    { paint: 'straw', d: 'M2 6q10 6 20 0' },
    { paint: 'straw-line', d: 'M2 6q10 6 20 0' },
    { paint: 'pen', d: 'M8 10.500 6 15h3l-2 6M15 10.500 13 15h3l-2 6' },
  ],
  done: [{ paint: 'brush', d: 'm4 12.500 5.500 6L20 6' }],
  no: [
    { paint: 'ground', d: disc(12, 12, 10) },
    { paint: 'verb', d: `${disc(12, 12, 10)}M5.500 18.500l13-13` },
  ],
  cancelled: [
    { paint: 'faded', d: BURNER_LIMBS + BURNER },
    { paint: 'verb', d: 'M3 21.500 21 2.500' },
  ],
  secret: [
    { paint: 'pen', d: 'M2 10q10 9 20 0M5.600 13.400 3.600 16.600M12 15v4M18.400 13.400l2 3.200' },
  ],
  waits: [
    {
      paint: 'pen',
      d: 'M5 2.500h14M5 21.500h14M7 3c0 6 10 6 10 9s-10 3-10 9M17 3c0 6-10 6-10 9s10 3 10 9',
    },
  ],
  next: [{ paint: 'pen', d: 'M3 8.500h12.500V21H3zM8.500 8V3H21v12.500h-5' }],
} as const satisfies Record<string, readonly Stroke[]>;

export const GLYPHS = { ...GOODS, ...ACTIONS, ...THINGS, ...STATES };

export type GlyphName = keyof typeof GLYPHS;
