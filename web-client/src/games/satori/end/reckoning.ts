/** How the numbers of the score sheet come about, as far as the table still shows it. */
import type { Outcome, Seat } from '../../../lib/protocol/games';
import type { Colour, Edition, Goods, Score, View } from '../../../lib/protocol/satori';
import { altarsOf, jokoroOnAltars, jokoroOnPagoda } from '../own/belongings';
import type { SatoriRule } from '../rules/contents';
import { totalOf, type Category } from '../score';

/** The rule that speaks of a category. */
export const RULES: Record<Category, SatoriRule> = {
  start: 'S6',
  actions: 'S14',
  meditation: 'S21',
  offerings: 'S22',
  pagoda: 'S18',
  amulets: 'S33',
  pagoda_jokoro: 'S34',
  altar_jokoro: 'S35',
  goods: 'S36',
  emeralds: 'S37',
  sorin: 'S38',
};

/** Points of an amulet for whoever meets its condition (S33), and of a level of incense on the Sōrin (S38). */
const AMULET = 2;
const INCENSE = 2;
/** So many colours more count for the owner of the Sōrin's tile of colours (S38). */
const MORE_COLOURS = 2;

/** What counts as goods left over (S36). */
const left = ({ coin = 0, wood = 0, stone = 0, meditation_tile = 0 }: Goods): number =>
  coin + wood + stone + meditation_tile;

const roofs = ({ pagoda }: View): number => pagoda.tiers.filter(({ roof }) => roof).length;

function colours(view: View, seat: Seat, edition: Edition): number {
  const owned = altarsOf(view, seat).map(({ tile }) => edition.altar[tile]?.colour);
  return new Set<Colour | undefined>(owned).size;
}

const product = (one: number, two: number) => ({ text: `${one} × ${two}`, n: one * two });

/** ‘3 × 5’; nothing where there is nothing to reckon, or where it does not lead to the number that was told. */
export function reckoning(
  category: Category,
  score: Score,
  seat: Seat,
  { view, edition }: { readonly view: View; readonly edition: Edition },
): string {
  const told = score[category];
  const goods = view.players[seat]?.goods ?? {};
  const way = ((): { text: string; n: number } | null => {
    switch (category) {
      case 'start': {
        const begun = edition.start.points ?? 0;
        return begun === told ? null : { text: `${begun} − ${begun - told}`, n: told };
      }
      case 'amulets':
        return product(told / AMULET, AMULET);
      case 'pagoda_jokoro':
        return product(jokoroOnPagoda(view, seat), roofs(view));
      case 'altar_jokoro':
        return product(jokoroOnAltars(view, seat), colours(view, seat, edition));
      case 'goods':
        return { text: `${left(goods)}`, n: told };
      case 'sorin':
        return view.pagoda.sorin?.owner === seat ? sorin(view, seat) : null;
      default:
        return null;
    }
  })();
  return way && told !== 0 && way.n === told ? way.text : '';
}

function sorin(view: View, seat: Seat): { text: string; n: number } {
  const player = view.players[seat];
  switch (view.pagoda.sorin_tile) {
    case 'sorin_colours':
      return product(jokoroOnAltars(view, seat), MORE_COLOURS);
    case 'sorin_goods': {
      const n = left(player?.goods ?? {});
      return { text: `${n}`, n: Math.floor(n / 2) };
    }
    case 'sorin_incense':
      return product(player?.goods.incense ?? 0, INCENSE);
    case 'sorin_offerings':
      return product(player?.offerings ?? 0, 1);
  }
}

/** The players from the first to the last: the winners, then by points. */
export function placed({ scores, winners }: Outcome<Score>): Seat[] {
  const totals = scores.map(totalOf);
  const won = (seat: Seat) => (winners.includes(seat) ? 1 : 0);
  return scores
    .map((_, seat) => seat as Seat)
    .sort((one, two) => won(two) - won(one) || (totals[two] ?? 0) - (totals[one] ?? 0));
}

/** What decided among those with the most points (S40); nothing where one had more than all others. */
export function tieBreak(
  { scores, winners }: Outcome<Score>,
  { players }: View,
): 'incense' | 'offerings' | 'shared' | null {
  const totals = scores.map(totalOf);
  const most = Math.max(...totals);
  const tied = totals.flatMap((total, seat) => (total === most ? [players[seat]] : []));
  if (tied.length < 2) return null;
  if (winners.length > 1) return 'shared';
  const incense = tied.map((player) => player?.goods.incense ?? 0);
  const top = Math.max(...incense);
  return incense.filter((level) => level === top).length === 1 ? 'incense' : 'offerings';
}
