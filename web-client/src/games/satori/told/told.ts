/** What happens in Satori, in words: a line may be several short sentences. */
import { t } from '../../../lib/i18n/t';
import type { Seat } from '../../../lib/protocol/games';
import type { Line, Moment, Spot, Told } from '../../../lib/protocol/satori';
import { isEmpty } from '../goods';
import { mountainsOf } from '../way';
import { altarTexts, jokoroText, pagodaTexts, type TellOf } from './building';
import { sideWords } from './effects';
import { goodsText } from './goods';
import { aWorshipper, mountainName, placeName, sideOf, sidesName, type Teller } from './names';
import { onwardTexts } from './onward';

export type { Teller } from './names';
export { piecesOf, type Pieces } from './pieces';

export const lineText = ({ seat, told }: Line, teller: Teller): string =>
  sentences(seat, told, teller).join('. ');

/** In the moment it happens nothing else is known than what the log will say. */
export const momentText = ({ seat, seen }: Moment, teller: Teller): string =>
  lineText({ seat, told: seen }, teller);

function sentences(seat: Seat, told: Told, teller: Teller): string[] {
  const name = teller.nameOf(seat);
  switch (told.did) {
    case 'took_starting_tile':
      return [t('satoriTold.line_took_starting_tile', { name, gained: goodsText(told.gained) })];
    case 'placed_first_monk':
      return [t('satoriTold.line_placed_first_monk', { name, place: placeName(told.place) })];
    case 'placed_worshipper':
      return worshipperTexts(seat, told, teller);
    case 'prayed':
      return [
        t(`satoriTold.line_prayed_${told.gift}`, {
          name,
          worshipper: aWorshipper(told.colour),
          gained: goodsText(told.gained),
        }),
      ];
    case 'inspected': {
      const worshipper = aWorshipper(told.colour);
      return [t('satoriTold.line_inspected', { name, worshipper, n: told.place + 1 })];
    }
    case 'turned_wheel':
      return wheelTexts(name, told, teller);
    case 'gained':
      return [
        isEmpty(told.gained)
          ? t('satoriTold.line_gained_nothing', { name })
          : t('satoriTold.line_gained', { name, gained: goodsText(told.gained, 'object') }),
      ];
    case 'exchanged':
      return [exchangedText(name, told)];
    case 'built_altar':
      return altarTexts(name, told, teller);
    case 'used_side':
      return [t(`satoriTold.line_used_side_${told.side}`, { name })];
    case 'placed_jokoro':
      return [jokoroText(name, told, teller)];
    case 'built_pagoda':
      return pagodaTexts(name, told, teller);
    case 'meditated':
      return [meditatedText(name, told)];
    case 'moved_light':
      return lightTexts(name, told, teller);
    case 'claimed':
      return [claimedText(name, told)];
    case 'passed':
      return [t('satoriTold.line_passed', { name })];
    case 'ended_turn':
    case 'chose_amulet':
    case 'took_bonus':
    case 'claimed_at_round_end':
    case 'kept_monks':
    case 'exchanged_tiles':
      return [answerText(name, told), ...onwardTexts(told.onward, teller)];
  }
}

/** Answers after which the game goes on by itself. */
function answerText(name: string, told: Extract<Told, { onward: unknown }>): string {
  switch (told.did) {
    case 'ended_turn':
      return t('satoriTold.line_ended_turn', { name });
    case 'chose_amulet':
      if (told.play === null) return t('satoriTold.line_chose_amulet', { name });
      return told.play
        ? t('satoriTold.line_chose_amulet_play', { name })
        : t('satoriTold.line_chose_amulet_keep', { name });
    case 'took_bonus':
      return t('satoriTold.line_took_bonus', { name, gained: goodsText(told.gained) });
    case 'claimed_at_round_end':
      return told.claim
        ? claimedText(name, told.claim)
        : t('satoriTold.line_claimed_none', { name });
    case 'kept_monks': {
      const n = told.stay.length;
      return n === 0
        ? t('satoriTold.line_kept_none', { name })
        : t('satoriTold.line_kept_monks', { name, n, paid: goodsText({ incense: n }, 'object') });
    }
    case 'exchanged_tiles':
      return isEmpty(told.paid)
        ? t('satoriTold.line_exchanged_no_tiles', { name })
        : exchangedText(name, told);
  }
}

/**
 * The log is told as things stand now. What stood on a spot when the worshipper came is known unless a basic altar has
 * been built over, then or later; its colour is known even so, for it stays.
 */
function worshipperTexts(
  seat: Seat,
  { colour, spot, sides, offerings }: TellOf<'placed_worshipper'>,
  teller: Teller,
): string[] {
  const { view, edition } = teller;
  const words = {
    name: teller.nameOf(seat),
    worshipper: aWorshipper(colour),
    on: onAltar(spot, seat, teller),
  };
  const isBuilt = Boolean(view.court[spot]?.built);
  const isBasic = spot < edition.basic_altar.length;
  const sidesUsed = sides === 'both' ? (['left', 'right'] as const) : [sides];
  const does = sidesUsed.flatMap((side) => sideOf(spot, side, teller));
  const placed =
    isBuilt !== isBasic
      ? t('satoriTold.line_placed_worshipper', { ...words, does: sideWords(does) })
      : t('satoriTold.line_placed_worshipper_side', { ...words, sides: sidesName(sides) });
  if (!offerings) return [placed];
  const moves = { name: teller.nameOf(offerings.seat), space: offerings.to };
  return [placed, t('satoriTold.offeringsMove', moves)];
}

/** ‘on the grey altar’, and whose it is where it is another’s and has never changed. */
function onAltar(spot: Spot, seat: Seat, teller: Teller): string {
  const ground = teller.view.court[spot];
  if (!ground?.colour) return t('satoriTold.onAltar');
  const altar = t(`satoriTold.onAltar_${ground.colour}`);
  const owner = spot < teller.edition.basic_altar.length ? undefined : ground.built?.owner;
  if (owner === undefined || owner === seat) return altar;
  return t('satoriTold.ofOwner', { altar, name: teller.nameOf(owner) });
}

function wheelTexts(
  name: string,
  { wheel, displaced }: TellOf<'turned_wheel'>,
  teller: Teller,
): string[] {
  const does = sideWords(teller.edition.prayer_wheel[wheel]?.effect ?? []);
  const turned = t('satoriTold.line_turned_wheel', { name, does });
  if (displaced === null) return [turned];
  return [turned, t('satoriTold.handBack', { name: teller.nameOf(displaced) })];
}

function exchangedText(
  name: string,
  { paid, gained }: Pick<TellOf<'exchanged'>, 'paid' | 'gained'>,
): string {
  const words = { name, paid: goodsText(paid, 'object'), gained: goodsText(gained, 'object') };
  return t('satoriTold.line_exchanged', words);
}

function meditatedText(name: string, { from, to }: TellOf<'meditated'>): string {
  const there = placeName(to);
  return from === null
    ? t('satoriTold.line_meditated', { name, to: there })
    : t('satoriTold.line_meditated_from', { name, from: placeName(from), to: there });
}

function lightTexts(
  name: string,
  { way, won }: TellOf<'moved_light'>,
  { edition }: Teller,
): string[] {
  const mountains = mountainsOf(way).map(mountainName).join(', ');
  return [
    t('satoriTold.line_moved_light', { name, n: way.length, mountains }),
    ...won.map(({ tile }) =>
      t('satoriTold.enlightenment', { does: sideWords(edition.meditation[tile]?.effects ?? []) }),
    ),
  ];
}

function claimedText(
  name: string,
  { gained, jokoro }: Pick<TellOf<'claimed'>, 'gained' | 'jokoro'>,
): string {
  const what = jokoro ? t('satoriTold.sixthJokoro') : goodsText(gained);
  return t('satoriTold.line_claimed', { name, gained: what });
}
