import { t } from '../../../lib/i18n/t';
import type { Goods } from '../../../lib/protocol/satori';
import { capital } from '../told/effects';
import { goodsText } from '../told/goods';
import { isEmpty } from './deal';

/** ‘Pay 2 wood, get 1 emerald’, ‘1 wood’. */
export function mixText({ paid, gained }: { paid: Goods; gained: Goods }): string {
  if (isEmpty(paid)) return capital(goodsText(gained));
  if (isEmpty(gained)) return t('satori.dealPays', { goods: goodsText(paid, 'object') });
  return capital(
    t('satoriTold.effect_exchange', {
      pay: goodsText(paid, 'object'),
      gain: goodsText(gained, 'object'),
    }),
  );
}
