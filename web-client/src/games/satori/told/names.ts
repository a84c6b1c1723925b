/** The names of things. They begin small, as within a sentence; `capital` makes them stand alone. */
import { t } from '../../../lib/i18n/t';
import type { Seat } from '../../../lib/protocol/games';
import type {
  AltarTile,
  Amulet,
  Colour,
  Decoration,
  Edition,
  Effect,
  Place,
  Reward,
  Sides,
  SorinTile,
  Spot,
  StartingTile,
  Tier,
  View,
  Wheel,
} from '../../../lib/protocol/satori';
import { RING, mountainOf } from '../way';
import { sideWords } from './effects';
import { goodsText } from './goods';

/** What is needed to speak of a table; the table itself has it. */
export interface Teller {
  readonly view: View;
  readonly edition: Edition;
  nameOf(seat: Seat): string;
}

export const colourName = (colour: Colour): string => t(`satoriTold.colour_${colour}`);
/** ‘2 grey worshippers’. */
export const worshippersText = (colour: Colour, n: number): string =>
  t(`satoriTold.worshippers_${colour}`, { n });
/** As the object of a sentence: ‘a grey worshipper’. */
export const aWorshipper = (colour: Colour): string => t(`satoriTold.aWorshipper_${colour}`);
/** ‘grey altar’. */
export const altarName = (colour: Colour): string => t(`satoriTold.altar_${colour}`);
/** ‘grey altar: 2 stone, 1 coin’. */
export function altarTileName(tile: AltarTile, edition: Edition): string {
  const entry = edition.altar[tile];
  return entry ? thatDoes(altarName(entry.colour), entry.left) : '';
}
export const charityName = (): string => t('satoriTold.charity');
export const sidesName = (sides: Sides): string => t(`satoriTold.sides_${sides}`);

const thatDoes = (thing: string, effects: readonly Effect[]): string =>
  t('satoriTold.thatDoes', { thing, does: sideWords(effects) });

/** What a side of the altar on a spot does now; nothing where none stands. */
export function sideOf(spot: Spot, side: 'left' | 'right', { view, edition }: Teller): Effect[] {
  const built = view.court[spot]?.built;
  if (!built) return edition.basic_altar[spot]?.[side] ?? [];
  return side === 'left'
    ? (edition.altar[built.tile]?.left ?? [])
    : (edition.decoration[built.decoration]?.right ?? []);
}

export const wheelName = (wheel: Wheel, { prayer_wheel }: Edition): string =>
  t('satoriTold.wheel', { does: sideWords(prayer_wheel[wheel]?.effect ?? []) });
export const startingTileName = (tile: StartingTile, { starting_tile }: Edition): string =>
  t('satoriTold.startingTile', { gain: goodsText(starting_tile[tile]?.gain ?? {}) });
export const decorationName = (kind: Decoration, { decoration }: Edition): string =>
  t('satoriTold.decoration', { does: sideWords(decoration[kind]?.right ?? []) });

/** ‘2 coins’ or ‘free the sixth Jokoro’. */
export const rewardText = ({ space, choice }: Reward, { offering }: Edition): string =>
  sideWords(offering[space]?.choices[choice] ?? []);

export const tierName = (tier: Tier): string => t('satoriTold.tier', { n: tier });
export const roofName = (tier: Tier): string => t('satoriTold.roof', { n: tier });

const MOUNTAINS = [
  'satoriTold.mountain_0',
  'satoriTold.mountain_1',
  'satoriTold.mountain_2',
] as const;
const SPACES = [
  'satoriTold.space_0',
  'satoriTold.space_1',
  'satoriTold.space_2',
  'satoriTold.space_3',
] as const;
/** ‘first mountain’. */
export const mountainName = (mountain: number): string => t(MOUNTAINS[mountain] ?? MOUNTAINS[0]);
/** ‘top’: where on its mountain a space is. */
const spaceName = (place: Place): string => t(SPACES[place % RING] ?? SPACES[0]);
/** ‘first mountain, top’. */
export const placeName = (place: Place): string =>
  t('satoriTold.place', { mountain: mountainName(mountainOf(place)), space: spaceName(place) });

/** ‘Most emeralds’. */
export const amuletName = (amulet: Amulet): string => t(`satoriTold.amulet_${amulet}`);
/** What it brings when, in full sentences. */
export const amuletGives = (amulet: Amulet): string => t(`satoriTold.amuletGives_${amulet}`);
/** What it scores for its owner, as a full sentence. */
export const sorinTileScores = (tile: SorinTile): string => t(SCORES[tile]);
const SCORES = {
  sorin_colours: 'satoriTold.sorinScores_colours',
  sorin_goods: 'satoriTold.sorinScores_goods',
  sorin_incense: 'satoriTold.sorinScores_incense',
  sorin_offerings: 'satoriTold.sorinScores_offerings',
} as const satisfies Record<SorinTile, string>;
