/** Why something is not done, with what to do instead. */
import { t } from '../../../lib/i18n/t';
import type { Refusal } from '../../../lib/protocol/satori';
import { goodsText, missing } from './goods';
import { colourName, placeName, type Teller } from './names';

export function refusalText(refusal: Refusal, teller: Pick<Teller, 'nameOf'>): string {
  switch (refusal.code) {
    case 'not_your_move':
      return t('satoriTold.refusal_not_your_move', { name: teller.nameOf(refusal.to_move) });
    case 'no_such_worshipper': {
      const colour = colourName(refusal.colour);
      return t('satoriTold.refusal_no_such_worshipper', { colour });
    }
    case 'too_dear': {
      const { price, have } = refusal;
      return t('satoriTold.refusal_too_dear', {
        price: goodsText(price, 'object'),
        missing: goodsText(missing(price, have), 'object'),
      });
    }
    case 'place_taken':
    case 'no_monk_there':
    case 'rests_on_monk':
      return t(`satoriTold.refusal_${refusal.code}`, { place: placeName(refusal.place) });
    case 'too_many_steps':
      return t('satoriTold.refusal_too_many_steps', { n: refusal.most });
    case 'mix_too_large':
    case 'bonus_too_large':
      return t(`satoriTold.refusal_${refusal.code}`, { most: refusal.most });
    case 'above_architect': {
      const { tier, architect } = refusal;
      return t('satoriTold.refusal_above_architect', { tier, architect });
    }
    case 'tier_missing':
      return t('satoriTold.refusal_tier_missing', { tier: refusal.tier });
    case 'sorin_too_early':
      return t('satoriTold.refusal_sorin_too_early', { round: refusal.round });
    case 'beyond_offerings':
      return refusal.space === 0
        ? t('satoriTold.refusal_beyond_offerings_start')
        : t('satoriTold.refusal_beyond_offerings', { space: refusal.space });
    default:
      // These have words of their own that need no facts.
      return t(`satoriTold.refusal_${refusal.code}`);
  }
}
