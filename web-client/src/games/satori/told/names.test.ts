import { beforeAll, describe, expect, it } from 'vitest';
import { LOAD } from '../../../lib/i18n/catalogue';
import { speech } from '../../../lib/i18n/speech.svelte';
import type { Effect } from '../../../lib/protocol/satori';
import type { Language } from '../../../lib/settings/choices';
import { effectText, sideText } from './effects';
import { goodsText } from './goods';
import {
  altarTileName,
  amuletName,
  decorationName,
  placeName,
  rewardText,
  roofName,
  sorinTileScores,
  startingTileName,
  tierName,
  wheelName,
  worshippersText,
} from './names';
import { TELLER } from './sample';

const speak = async (language: Language) => speech.speak(language, await LOAD[language]());

describe('goods', () => {
  const some = { meditation_tile: 2, points: 1, coin: 1, emerald: 5, wood_or_stone: 2 };

  it.each<[Language, string]>([
    ['en', '1 coin, 2 wood or stone, 5 emeralds, 2 meditation tiles, 1 SP'],
    ['de', '1 Münze, 2 Holz oder Stein, 5 Smaragde, 2 Meditationsplättchen, 1 SP'],
    ['it', '1 moneta, 2 legno o pietra, 5 smeraldi, 2 tessere meditazione, 1 SP'],
    ['cs', '1 mince, 2 dřeva nebo kameny, 5 smaragdů, 2 meditační žetony, 1 SP'],
  ])('are counted in %s', async (language, text) => {
    await speak(language);
    expect(goodsText(some)).toBe(text);
  });

  it('have cases in Czech', async () => {
    await speak('cs');
    expect(goodsText({ coin: 1 }, 'object')).toBe('1 minci');
    expect([1, 2, 5].map((wood) => goodsText({ wood }))).toEqual(['1 dřevo', '2 dřeva', '5 dřev']);
  });

  it('may be none at all', async () => {
    await speak('en');
    expect(goodsText({})).toBe('nothing');
    expect(goodsText({ coin: 0 })).toBe('nothing');
  });
});

describe('effects', () => {
  const EFFECTS: Effect[] = [
    { gain: { wood: 2 } },
    { exchange: { pay: { coin: 1 }, gain: { incense: 2 } } },
    'build_altar',
    'place_jokoro',
    'place_jokoro_altar',
    'build_pagoda',
    'meditate',
    { hikari: 2 },
    'claim_offerings',
    'unlock_jokoro',
  ];

  it('stand by themselves', async () => {
    await speak('en');
    expect(EFFECTS.map(effectText)).toEqual([
      '2 wood',
      'Pay 1 coin, get 2 incense',
      'Build an altar',
      'Place a Jokoro',
      'Place a Jokoro on an altar',
      'Build on the pagoda',
      'Meditate',
      'Hikari 2',
      'Claim offerings',
      'Free the sixth Jokoro',
    ]);
  });

  it('stand in a row on a side', async () => {
    await speak('en');
    expect(sideText(['meditate', { hikari: 2 }])).toBe('Meditate; Hikari 2');
    await speak('cs');
    expect(sideText(['build_altar', { exchange: { pay: { coin: 1 }, gain: { points: 2 } } }])).toBe(
      'Postavit oltář; zaplatit 1 minci, získat 2 SP',
    );
  });
});

describe('names in English', () => {
  beforeAll(() => speak('en'));
  const { edition } = TELLER;

  it('say what a thing does', () => {
    expect(wheelName(0, edition)).toBe('prayer wheel: 1 wood');
    expect(startingTileName(0, edition)).toBe('starting tile: 1 wood, 1 stone, 1 incense');
    expect(decorationName(0, edition)).toBe('decoration: 1 incense');
    expect(altarTileName(1, edition)).toBe('purple altar: 3 coins');
    expect(rewardText({ space: 1, choice: 1 }, edition)).toBe('free the sixth Jokoro');
    expect(sorinTileScores('sorin_incense')).toBe('2 SP for each level of incense.');
    expect(amuletName('most_emeralds')).toBe('Most emeralds');
  });

  it('say where something is', () => {
    expect(placeName(6)).toBe('second mountain, bottom');
    expect([tierName(2), roofName(3)]).toEqual(['tier 2', 'roof 3']);
  });
});

it('counts worshippers in Czech', async () => {
  await speak('cs');
  expect([1, 2, 5].map((n) => worshippersText('grey', n))).toEqual([
    '1 šedý věřící',
    '2 šedí věřící',
    '5 šedých věřících',
  ]);
});
