/** What is built and set up, in words. */
import { t } from '../../../lib/i18n/t';
import type { PlateTold, Told } from '../../../lib/protocol/satori';
import { sideWords } from './effects';
import { goodsText } from './goods';
import type { Teller } from './names';

export type TellOf<Did extends Told['did']> = Extract<Told, { did: Did }>;

export function altarTexts(
  name: string,
  { tile, spot, decoration, paid }: TellOf<'built_altar'>,
  { edition }: Teller,
): string[] {
  const altar = t(`satoriTold.anAltar_${edition.altar[tile]?.colour ?? 'grey'}`);
  const words = { name, altar, paid: goodsText(paid, 'object') };
  const does = sideWords(edition.decoration[decoration]?.right ?? []);
  return [
    spot < edition.basic_altar.length
      ? t('satoriTold.line_built_altar_over', words)
      : t('satoriTold.line_built_altar', words),
    t('satoriTold.itsDecoration', { does }),
  ];
}

export function jokoroText(name: string, told: TellOf<'placed_jokoro'>, { view }: Teller): string {
  const { on } = told;
  const words = { name, paid: goodsText(told.paid, 'object') };
  if (on === 'sorin') return t('satoriTold.line_placed_jokoro_sorin', words);
  if ('tier' in on) return t('satoriTold.line_placed_jokoro_tier', { ...words, n: on.tier });
  const colour = view.court[on.altar]?.colour;
  return t('satoriTold.line_placed_jokoro_altar', {
    ...words,
    on: colour ? t(`satoriTold.onAltar_${colour}`) : t('satoriTold.onAltar'),
  });
}

export function pagodaTexts(name: string, told: TellOf<'built_pagoda'>, teller: Teller): string[] {
  const { item, points, plate } = told;
  const words = { name, paid: goodsText(told.paid, 'object') };
  const plates = plate ? plateTexts(plate, teller) : [];
  if (item === 'sorin') return [t('satoriTold.line_built_sorin', words), ...plates];
  const built =
    'tier' in item
      ? t('satoriTold.line_built_tier', { ...words, n: item.tier, points })
      : t('satoriTold.line_built_roof', { ...words, n: item.roof, points });
  return [built, ...plates];
}

function plateTexts({ cost, cancelled }: PlateTold, { edition }: Teller): string[] {
  if (cost === null) return [t('satoriTold.plateClosed')];
  const price = goodsText(edition.jokoro_cost[cost]?.cost ?? {}, 'object');
  const costs = t('satoriTold.plateCost', { cost: price });
  return cancelled > 0 ? [costs, t('satoriTold.plateNeutral')] : [costs];
}
