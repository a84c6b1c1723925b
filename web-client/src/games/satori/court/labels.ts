/** What the things of the court say to those who hear them. */
import { t } from '../../../lib/i18n/t';
import type { Sides, Spot, Worshippers } from '../../../lib/protocol/satori';
import { capital, sideWords } from '../told/effects';
import { goodsText } from '../told/goods';
import { altarName, sideOf, worshippersText, type Teller } from '../told/names';

/** ‘Grey altar of Mira’; ‘Free spot’ where none stands. */
function name(spot: Spot, teller: Teller): string {
  const ground = teller.view.court[spot];
  if (!ground?.colour) return capital(t('satori.court_freeSpot'));
  const altar = altarName(ground.colour);
  const { built } = ground;
  return capital(
    built ? t('satoriTold.ofOwner', { altar, name: teller.nameOf(built.owner) }) : altar,
  );
}

/** ‘2 grey worshippers, 1 orange worshipper’; nothing where there are none. */
export const folkText = (folk: Worshippers): string =>
  (['grey', 'orange', 'purple'] as const)
    .filter((colour) => folk[colour] > 0)
    .map((colour) => worshippersText(colour, folk[colour]))
    .join(', ');

/** ‘Grey altar, left: build an altar; right: place a Jokoro. 1 grey worshipper’. */
export function altarLabel(spot: Spot, teller: Teller): string {
  const altar = name(spot, teller);
  if (!teller.view.court[spot]?.colour) return altar;
  const sides = t('satori.court_altarSides', {
    altar,
    left: sideWords(sideOf(spot, 'left', teller)),
    right: sideWords(sideOf(spot, 'right', teller)),
  });
  return [sides, standing(spot, teller)].filter(Boolean).join('. ');
}

/** What stands on it: ‘Jokoro for 1 coin, 2 grey worshippers’. */
function standing(spot: Spot, { view, edition }: Teller): string {
  const ground = view.court[spot];
  const built = ground?.built;
  const price = built && edition.altar[built.tile]?.jokoro;
  const parts = [
    !built && edition.basic_altar[spot]?.protected ? t('satori.court_altarProtected') : '',
    built?.jokoro ? t('satori.court_altarJokoro') : '',
    built && !built.jokoro && price
      ? t('satori.court_altarJokoroFor', { price: goodsText(price) })
      : '',
    ground ? folkText(ground.worshippers) : '',
  ];
  return capital(parts.filter(Boolean).join(', '));
}

/** ‘Grey altar, both sides: build an altar; place a Jokoro’. */
export function sidesLabel(spot: Spot, sides: Sides, teller: Teller): string {
  const effects = (['left', 'right'] as const)
    .filter((side) => sides === 'both' || sides === side)
    .flatMap((side) => sideOf(spot, side, teller));
  return t('satori.court_altarSide', {
    altar: name(spot, teller),
    sides: t(`satoriTold.sides_${sides}`),
    does: sideWords(effects),
  });
}
