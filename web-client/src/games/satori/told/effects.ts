/** What icons do, in words. */
import { speech } from '../../../lib/i18n/speech.svelte';
import { t } from '../../../lib/i18n/t';
import type { Effect } from '../../../lib/protocol/satori';
import { goodsText } from './goods';

/** As the first words of something. */
export const capital = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(speech.language) + text.slice(1);

/** Within a sentence: ‘build an altar’. */
function effectWords(effect: Effect): string {
  if (typeof effect === 'string') return t(`satoriTold.effect_${effect}`);
  if ('gain' in effect) return goodsText(effect.gain);
  if ('hikari' in effect) return t('satoriTold.effect_hikari', { n: effect.hikari });
  const { pay, gain } = effect.exchange;
  return t('satoriTold.effect_exchange', {
    pay: goodsText(pay, 'object'),
    gain: goodsText(gain, 'object'),
  });
}

/** Within a sentence: ‘meditate; Hikari 2’. */
export const sideWords = (effects: readonly Effect[]): string =>
  effects.map(effectWords).join('; ') || t('satoriTold.nothing');

/** By itself: ‘Build an altar’. */
export const effectText = (effect: Effect): string => capital(effectWords(effect));

/** By itself: ‘Meditate; Hikari 2’. */
export const sideText = (effects: readonly Effect[]): string => capital(sideWords(effects));
