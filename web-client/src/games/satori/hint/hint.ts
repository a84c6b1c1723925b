/** What a hint suggests at Satori, and what speaks for it, in words. */
import { t } from '../../../lib/i18n/t';
import type { Command, Edition, Effect, Reason } from '../../../lib/protocol/satori';
import type { Phrase } from '../../game';
import type { SatoriRule } from '../rules/contents';
import { capital, sideWords } from '../told/effects';
import { goodsText } from '../told/goods';
import {
  altarTileName,
  aWorshipper,
  mountainName,
  placeName,
  rewardText,
  roofName,
  sidesName,
  tierName,
  type Teller,
} from '../told/names';
import { mountainsOf } from '../way';

/** What a reason follows from. */
const RULES: Record<Reason['kind'], SatoriRule> = {
  opens: 'S9',
  wheel: 'S11',
  prays: 'S24',
  gains: 'S14',
  exchanges: 'S15',
  altar: 'S16',
  altar_jokoro: 'S35',
  pagoda_jokoro: 'S34',
  tier: 'S18',
  roof: 'S34',
  sorin: 'S38',
  monk: 'S21',
  wins: 'S21',
  light_near: 'S20',
  sixth_jokoro: 'S22',
  saves_offerings: 'S30',
  amulet: 'S25',
  monks_stay: 'S31',
  monks_return: 'S31',
  keeps_tiles: 'S32',
  nothing_better: 'S13',
  nothing_left: 'S13',
};

/** The reason and its rule. */
export function reasonPhrases(reason: Reason, command: Command, edition: Edition): Phrase[] {
  const rule = command.do === 'exchange_tiles' ? 'S32' : RULES[reason.kind];
  return [
    { kind: 'text', text: reasonText(reason, edition) },
    { kind: 'rule', text: rule },
  ];
}

function reasonText(reason: Reason, edition: Edition): string {
  switch (reason.kind) {
    case 'opens': {
      const does = sideWords(reason.effects);
      const space = reason.offerings;
      return space === undefined
        ? t('satoriHint.why_opens', { does })
        : t('satoriHint.why_opens_offerings', { does, space });
    }
    case 'wheel': {
      const paid = goodsText(reason.paid, 'object');
      return t('satoriHint.why_wheel', { paid, does: sideWords(reason.effects) });
    }
    case 'prays': {
      const gained = goodsText(reason.gained, 'object');
      return reason.place === undefined
        ? t('satoriHint.why_gains', { gained })
        : t('satoriHint.why_prays', { gained, place: reason.place });
    }
    case 'gains':
      return t('satoriHint.why_gains', { gained: goodsText(reason.gained, 'object') });
    case 'exchanges': {
      const paid = goodsText(reason.paid, 'object');
      return t('satoriHint.why_exchanges', { gained: goodsText(reason.gained), paid });
    }
    case 'altar': {
      const used = t('satoriHint.why_altar', { n: reason.colours });
      const more = t('satoriHint.why_altar_points', { points: reason.points });
      return reason.points > 0 ? `${used} ${more}` : used;
    }
    case 'pagoda_jokoro':
      return reason.points > 0
        ? t('satoriHint.why_pagoda_jokoro', { points: reason.points })
        : t('satoriHint.why_pagoda_jokoro_early');
    case 'roof':
      return reason.more > 0
        ? t('satoriHint.why_roof_more', { points: reason.points, more: reason.more })
        : t('satoriHint.why_roof', { points: reason.points });
    case 'monk': {
      const n = reason.steps;
      const effects = reason.tile === undefined ? [] : tileEffects(reason.tile, edition);
      return reason.tile === undefined
        ? t('satoriHint.why_monk_bare', { n })
        : t('satoriHint.why_monk', { n, does: sideWords(effects) });
    }
    case 'wins': {
      const does = reason.tiles.map((tile) => sideWords(tileEffects(tile, edition))).join(' / ');
      return t('satoriHint.why_wins', { does });
    }
    case 'light_near':
      return t('satoriHint.why_light_near', { n: reason.monks });
    case 'amulet':
      return amuletText(reason);
    case 'monks_stay':
      return reason.near > 0
        ? t('satoriHint.why_monks_stay', { n: reason.near })
        : t('satoriHint.why_monks_wait');
    default:
      return t(`satoriHint.why_${reason.kind}`, { ...reason });
  }
}

const tileEffects = (tile: number, { meditation }: Edition): readonly Effect[] =>
  meditation[tile]?.effects ?? [];

function amuletText({ meets, others }: Extract<Reason, { kind: 'amulet' }>): string {
  if (others === 0)
    return meets ? t('satoriHint.why_amulet_alone') : t('satoriHint.why_amulet_nobody');
  return meets
    ? t('satoriHint.why_amulet_shared', { n: others })
    : t('satoriHint.why_amulet_others', { n: others });
}

/** What to do: ‘Meditate: first mountain, top’. */
export function whatText(command: Command, teller: Teller): string {
  const which = whichOf(command, teller);
  if (command.do === 'gain' || command.do === 'exchange') return t(`satori.do_${command.do}`);
  // Whom and where is enough said.
  if (command.do === 'place_worshipper' && which !== null) return capital(which);
  const doing = t(`satori.doing_${command.do}`);
  return which === null ? doing : t('satoriHint.what', { doing, which });
}

/** The piece or place that is meant, where the board alone says it otherwise. */
function whichOf(command: Command, teller: Teller): string | null {
  const { view, edition } = teller;
  switch (command.do) {
    case 'place_first_monk':
      return placeName(command.place);
    case 'place_worshipper': {
      const colour = view.court[command.spot]?.colour;
      const on = colour ? t(`satoriTold.onAltar_${colour}`) : t('satoriTold.onAltar');
      const whom = `${aWorshipper(command.colour)} ${on}`;
      // Of its own colour an altar is used on both sides.
      return command.sides === 'both' ? whom : `${whom}, ${sidesName(command.sides)}`;
    }
    case 'pray':
    case 'inspect':
      return aWorshipper(command.colour);
    case 'build_altar': {
      const tile = view.site.altars[command.place];
      return tile == null ? null : altarTileName(tile, edition);
    }
    case 'use_side':
      return sidesName(command.side);
    case 'place_jokoro': {
      const { on } = command;
      if (on === 'sorin') return 'Sōrin';
      if ('tier' in on) return tierName(on.tier);
      const colour = view.court[on.altar]?.colour;
      return colour ? t(`satoriTold.onAltar_${colour}`) : t('satoriTold.onAltar');
    }
    case 'build_pagoda': {
      const { item } = command;
      if (item === 'sorin') return 'Sōrin';
      return 'tier' in item ? tierName(item.tier) : roofName(item.roof);
    }
    case 'meditate':
      return placeName(command.to);
    case 'move_light':
      return mountainsOf(command.way).map(mountainName).join(', ');
    case 'claim':
      return rewardText(command.reward, edition);
    case 'claim_at_round_end':
      return command.reward ? rewardText(command.reward, edition) : t('satori.claimNothing');
    case 'choose_amulet':
    case 'keep_monks':
    case 'exchange_tiles':
      return verb(command, teller);
    // What these do stands in the reason.
    case 'take_starting_tile':
    case 'turn_wheel':
    case 'take_bonus':
    case 'gain':
    case 'exchange':
    case 'pass':
    case 'end_turn':
      return null;
  }
}

/** What the button does that does it. */
export function verb(command: Command, { view }: Teller): string {
  switch (command.do) {
    case 'end_turn':
      return t('satori.endTurn');
    case 'pass':
      return t('satori.leave');
    case 'claim_at_round_end':
      return command.reward ? t('satori.do_claim') : t('satori.claimNothing');
    case 'exchange_tiles':
      return command.incense + command.coins > 0
        ? t('satori.do_exchange_tiles')
        : t('satori.exchangeNothing');
    case 'keep_monks':
      return t('satori.keepMonks', { n: command.stay.length });
    case 'choose_amulet': {
      const isLast = view.round === 5;
      if (command.play) return isLast ? t('satori.playIt') : t('satori.playNow');
      return isLast ? t('satori.playNot') : t('satori.keepSecret');
    }
    default:
      return capital(t(`satori.do_${command.do}`));
  }
}
