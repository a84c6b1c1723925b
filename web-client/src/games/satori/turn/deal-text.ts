import { t } from '../../../lib/i18n/t';
import type { Preview } from '../../../lib/protocol/satori';
import { capital, sideWords } from '../told/effects';
import { goodsText } from '../told/goods';
import type { Teller } from '../told/names';
import { isEmpty } from './deal';

/** ‘Pays 2 coins. Brings 1 emerald’: what something would cost and bring, and who else moves by it. */
export function dealText(preview: Preview, teller: Teller): string {
  const { paid = {}, gained = {}, jokoro, won = [], offerings, draws } = preview;
  const tiles = won.map(({ tile }) => sideWords(teller.edition.meditation[tile]?.effects ?? []));
  return [
    !isEmpty(paid) && t('satori.dealPays', { goods: goodsText(paid, 'object') }),
    !isEmpty(gained) && t('satori.dealGets', { goods: goodsText(gained, 'object') }),
    jokoro && t('satori.dealJokoro'),
    tiles.length > 0 && t('satori.dealTiles', { tiles: tiles.join(' / ') }),
    offerings && t('satori.dealMoves', { name: teller.nameOf(offerings.seat), n: offerings.to }),
    draws && capital(t('satori.dealDraws')),
  ]
    .filter(Boolean)
    .join('. ');
}
