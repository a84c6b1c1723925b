import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../../lib/i18n/catalogue';
import { en } from '../../../lib/i18n/languages/en';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { OnwardTold, Score, Told } from '../../../lib/protocol/satori';
import { LANGUAGES } from '../../../lib/settings/choices';
import { TELLER } from './sample';
import { lineText, momentText, piecesOf } from './told';

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await LOAD[language]()] as const),
);

/** A key of the catalogue, or a parameter that was not given. */
const UNSAID = /satoriTold\.|[{}]|undefined|NaN|\[object/;

const score = (pagoda: number): Score => ({
  start: 5,
  actions: 0,
  meditation: 0,
  offerings: 0,
  pagoda,
  amulets: 0,
  pagoda_jokoro: 0,
  altar_jokoro: 0,
  goods: 0,
  emeralds: 0,
  sorin: 0,
});

const ROUND: OnwardTold = {
  revealed: [{ seat: 1, amulet: 'most_jokoro' }],
  bonuses: [
    { seat: 0, amulet: 'most_jokoro', gained: { emerald: 1 } },
    { seat: 1, amulet: 'most_jokoro', gained: {} },
  ],
  renewal: {
    altars: [0],
    decorations: [0],
    tiles: [{ place: 3, tile: 0 }],
    sanmon: { grey: 2, orange: 2, purple: 2 },
    order: [1, 0],
    lost: [1],
  },
  called_back: [1],
};
const ENDING: OnwardTold = {
  revealed: [],
  ending: { scores: [score(40), score(30)], winners: [0] },
};
const SHARED: OnwardTold = { ending: { scores: [score(40), score(40)], winners: [0, 1] } };

// Typed by the generated union: a new deed does not compile before it is here.
const TOLD: { [Did in Told['did']]: Extract<Told, { did: Did }>[] } = {
  took_starting_tile: [{ did: 'took_starting_tile', tile: 0, gained: { wood: 1, incense: 1 } }],
  placed_first_monk: [{ did: 'placed_first_monk', place: 5 }],
  placed_worshipper: [
    { did: 'placed_worshipper', colour: 'grey', spot: 0, sides: 'right', offerings: null },
    { did: 'placed_worshipper', colour: 'orange', spot: 0, sides: 'both', offerings: null },
    { did: 'placed_worshipper', colour: 'orange', spot: 1, sides: 'left', offerings: null },
    {
      did: 'placed_worshipper',
      colour: 'purple',
      spot: 2,
      sides: 'left',
      offerings: { seat: 0, to: 3 },
    },
    { did: 'placed_worshipper', colour: 'purple', spot: 3, sides: 'both', offerings: null },
  ],
  prayed: [
    { did: 'prayed', colour: 'grey', gift: 'incense', gained: {} },
    { did: 'prayed', colour: 'grey', gift: 'collection', gained: { coin: 3 } },
  ],
  inspected: [{ did: 'inspected', colour: 'orange', place: 1 }],
  turned_wheel: [
    { did: 'turned_wheel', wheel: 0, displaced: null },
    { did: 'turned_wheel', wheel: 0, displaced: 1 },
  ],
  gained: [
    { did: 'gained', gained: { coin: 1, points: 2 } },
    { did: 'gained', gained: {} },
  ],
  exchanged: [{ did: 'exchanged', paid: { coin: 1, wood: 2 }, gained: { emerald: 1 } }],
  built_altar: [
    { did: 'built_altar', tile: 0, spot: 2, decoration: 0, paid: { coin: 2 } },
    { did: 'built_altar', tile: 1, spot: 1, decoration: 0, paid: { wood: 2, incense: 1 } },
  ],
  used_side: [
    { did: 'used_side', side: 'left' },
    { did: 'used_side', side: 'right' },
  ],
  placed_jokoro: [
    { did: 'placed_jokoro', on: { altar: 2 }, paid: { coin: 1 } },
    { did: 'placed_jokoro', on: { altar: 3 }, paid: { coin: 1 } },
    { did: 'placed_jokoro', on: { tier: 2 }, paid: { coin: 1, incense: 1 } },
    { did: 'placed_jokoro', on: 'sorin', paid: { coin: 3 } },
  ],
  built_pagoda: [
    {
      did: 'built_pagoda',
      item: { tier: 2 },
      paid: { emerald: 1, wood: 2 },
      points: 5,
      plate: { cost: 0, cancelled: 1 },
    },
    {
      did: 'built_pagoda',
      item: 'sorin',
      paid: { coin: 1 },
      points: 0,
      plate: { cost: null, cancelled: 2 },
    },
    {
      did: 'built_pagoda',
      item: { roof: 3 },
      paid: { coin: 3, meditation_tile: 1 },
      points: 3,
      plate: null,
    },
  ],
  meditated: [
    { did: 'meditated', from: null, to: 4 },
    { did: 'meditated', from: 0, to: 11 },
  ],
  moved_light: [
    { did: 'moved_light', way: 'a', won: [] },
    { did: 'moved_light', way: 'aaB', won: [{ tile: 0, place: 2 }] },
  ],
  claimed: [
    { did: 'claimed', reward: { space: 1, choice: 0 }, gained: { coin: 2 }, jokoro: false },
    { did: 'claimed', reward: { space: 1, choice: 1 }, gained: {}, jokoro: true },
  ],
  passed: [{ did: 'passed' }],
  ended_turn: [
    { did: 'ended_turn', onward: {} },
    { did: 'ended_turn', onward: ROUND },
  ],
  chose_amulet: [
    { did: 'chose_amulet', play: null, onward: {} },
    { did: 'chose_amulet', play: true, onward: SHARED },
    { did: 'chose_amulet', play: false, onward: ENDING },
  ],
  took_bonus: [{ did: 'took_bonus', gained: { coin: 1, incense: 1 }, onward: {} }],
  claimed_at_round_end: [
    { did: 'claimed_at_round_end', claim: null, onward: {} },
    {
      did: 'claimed_at_round_end',
      claim: { reward: { space: 1, choice: 0 }, gained: { coin: 2 }, jokoro: false },
      onward: { called_back: [1] },
    },
  ],
  kept_monks: [
    { did: 'kept_monks', stay: [], onward: {} },
    { did: 'kept_monks', stay: [1, 6], onward: {} },
  ],
  exchanged_tiles: [
    { did: 'exchanged_tiles', paid: {}, gained: {}, onward: {} },
    {
      did: 'exchanged_tiles',
      paid: { meditation_tile: 3 },
      gained: { coin: 1, incense: 1 },
      onward: {},
    },
  ],
};

const lines = (did: Told['did']): string[] =>
  TOLD[did].map((told) => lineText({ seat: 0, told }, TELLER));

describe.each(catalogues)('in %s', (language, catalogue) => {
  beforeAll(() => speech.speak(language, catalogue));

  it.each(Object.values(TOLD).flat())('the line and the moment $did have words', (told) => {
    const text = lineText({ seat: 0, told }, TELLER);
    expect(text).not.toMatch(UNSAID);
    expect(text).toMatch(/^(?!.*\.$).*Mira/);
    expect(momentText({ seat: 0, seen: told }, TELLER)).toBe(text);
  });
});

describe('in English', () => {
  beforeAll(() => speech.speak('en', en));

  it('says where a worshipper went and what that opened', () => {
    expect(lines('placed_worshipper')).toEqual([
      'Mira placed a grey worshipper on the orange altar: Hikari 2',
      'Mira placed an orange worshipper on the orange altar: meditate; Hikari 2',
      // What stood there at the time is not known: it has been built over.
      'Mira placed an orange worshipper on the purple altar, left side',
      'Mira placed a purple worshipper on the grey altar: build an altar; 1 coin. ' +
        'Offerings track: Mira moves to space 3',
      // Taken back since: nothing stands there any more.
      'Mira placed a purple worshipper on an altar, both sides',
    ]);
  });

  it('says whose altar it is where it is another’s', () => {
    const told = TOLD.placed_worshipper[3];
    expect(told && lineText({ seat: 1, told }, TELLER)).toBe(
      'Tomas placed a purple worshipper on the grey altar of Mira: build an altar; 1 coin. ' +
        'Offerings track: Mira moves to space 3',
    );
  });

  it('says what was built, and what was drawn for it', () => {
    expect(lines('built_altar')).toEqual([
      'Mira built a grey altar for 2 coins. Decoration: 1 incense',
      'Mira built a purple altar over a basic one for 2 wood, 1 incense. Decoration: 1 incense',
    ]);
    expect(lines('built_pagoda')).toEqual([
      'Mira built tier 2 for 2 wood, 1 emerald: +5 SP. A Jokoro there costs 1 coin, 1 incense. ' +
        'A neutral Jokoro closes a space',
      'Mira built the Sōrin for 1 coin. Two cancelled cost tiles: no space for a Jokoro there',
      'Mira built roof 3 for 3 coins, 1 meditation tile: +3 SP',
    ]);
  });

  it('says where monks and light went', () => {
    expect(lines('meditated')).toEqual([
      'Mira sent a monk to meditate: second mountain, top',
      'Mira moved a monk: first mountain, top → third mountain, left',
    ]);
    expect(lines('moved_light')).toEqual([
      'Mira moved the light 1 step: first mountain',
      'Mira moved the light 3 steps: first mountain, second mountain. ' +
        'Enlightenment: 2 wood, 2 stone',
    ]);
  });

  it('tells the end of a round and of the game', () => {
    expect(lines('ended_turn')).toEqual([
      'Mira ended the turn',
      'Mira ended the turn. Amulets played: Tomas (Most Jokoro placed). ' +
        'Amulet “Most Jokoro placed”: Mira gains 1 emerald. ' +
        'A new round begins. Turn order: Tomas, Mira. No incense, −1 SP: Tomas. ' +
        'No incense, so all monks come back: Tomas',
    ]);
    expect(lines('chose_amulet')).toEqual([
      'Mira chose in secret about the amulet',
      'Mira plays the amulet. The game is over: Mira and Tomas share the victory with 45 SP',
      'Mira does not play the amulet. Nobody plays an amulet. ' +
        'The game is over: Mira wins with 45 SP',
    ]);
  });
});

describe('in other languages', () => {
  const spoken = async (language: 'de' | 'it' | 'cs', did: Told['did']) => {
    speech.speak(language, await LOAD[language]());
    return lines(did);
  };

  it('speaks German', async () => {
    expect(await spoken('de', 'placed_worshipper')).toContain(
      'Mira stellt Grau auf den orangen Altar: Hikari 2',
    );
    expect(await spoken('de', 'placed_jokoro')).toContain(
      'Mira stellt für 1 Münze ein Jokoro auf den grauen Altar',
    );
  });

  it('speaks Italian', async () => {
    expect(await spoken('it', 'built_altar')).toContain(
      'Mira costruisce un altare viola sopra un altare base per 2 legno, 1 incenso. ' +
        'Decorazione: 1 incenso',
    );
  });

  it('speaks Czech, with its cases', async () => {
    expect(await spoken('cs', 'placed_jokoro')).toContain(
      'Mira umisťuje Jokoro na šedý oltář za 1 minci',
    );
    expect(await spoken('cs', 'prayed')).toContain(
      'Mira posílá šedého věřícího k\u00a0modlitbě, sbírka: 3 mince',
    );
  });
});

describe('the pieces of a line', () => {
  const NONE = piecesOf({ did: 'passed' });

  it.each<[Told['did'], number, object]>([
    ['placed_first_monk', 0, { places: [5] }],
    ['placed_worshipper', 3, { spots: [2], seats: [0] }],
    ['prayed', 0, { charity: true }],
    ['inspected', 0, { charity: true, site: [1] }],
    ['turned_wheel', 1, { wheels: [0], seats: [1] }],
    ['built_altar', 0, { spots: [2] }],
    ['placed_jokoro', 0, { spots: [2] }],
    ['placed_jokoro', 2, { tiers: [2] }],
    ['placed_jokoro', 3, { sorin: true }],
    ['built_pagoda', 1, { sorin: true }],
    ['built_pagoda', 2, { tiers: [3] }],
    ['meditated', 1, { places: [0, 11] }],
    ['moved_light', 1, { lights: [0, 1], places: [2] }],
    ['ended_turn', 1, { seats: [1, 0] }],
    ['kept_monks', 1, { places: [1, 6] }],
    ['gained', 0, {}],
  ])('%s %i', (did, which, pieces) => {
    const told = TOLD[did][which];
    expect(told && piecesOf(told)).toEqual({ ...NONE, ...pieces });
  });
});
