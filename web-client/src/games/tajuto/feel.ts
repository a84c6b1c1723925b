/** What the fingers say of a floor in the bag. */
import { t } from '../../lib/i18n/t';
import type { FloorSize, Pagoda, Reading, View } from '../../lib/protocol/tajuto';

type Odds = Reading['odds'];

/** From here on (in thousandths) one size is named alone. */
const SURE = 900;
const LIKELY = 650;
/** Two sizes are named where they leave less than this to the others; else three. */
const REST = 150;

/** Sizes from the likeliest on; of two alike the wider one comes first. */
function ranked(odds: Odds): { size: number; odds: number }[] {
  return odds
    .map((thousandths, index) => ({ size: index + 1, odds: thousandths }))
    .sort((one, two) => two.odds - one.odds || one.size - two.size);
}

/** The sizes that a felt floor may well have, from wide to narrow. */
export function likelySizes(odds: Odds): number[] {
  const order = ranked(odds);
  const first = order[0]?.odds ?? 0;
  const second = order[1]?.odds ?? 0;
  const named = first >= LIKELY ? 1 : 1000 - first - second < REST ? 2 : 3;
  return order
    .slice(0, named)
    .map(({ size }) => size)
    .sort((one, two) => one - two);
}

/** "a 3, surely", "a 5, I think", "4 or 5". */
export function feelText(odds: Odds): string {
  const [one = 0, two, three] = likelySizes(odds);
  if (two === undefined) {
    const sure = Math.max(...odds) >= SURE;
    return t(sure ? 'tajuto.feelsSurely' : 'tajuto.feelsLike', { size: one });
  }
  return three === undefined
    ? t('tajuto.feelsOneOfTwo', { one, two })
    : t('tajuto.feelsOneOfThree', { one, two, three });
}

/** The sizes that the garden waits for, with the pagodas that do. */
export function awaited({ garden }: View): { size: FloorSize; pagodas: Pagoda[] }[] {
  const sizes: readonly FloorSize[] = [1, 2, 3, 4, 5, 6];
  return sizes
    .map((size) => ({
      size,
      pagodas: garden.filter(({ next }) => next === size).map(({ pagoda }) => pagoda),
    }))
    .filter(({ pagodas }) => pagodas.length > 0);
}
