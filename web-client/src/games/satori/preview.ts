import type { Goods, Preview } from '../../lib/protocol/satori';
import { same } from '../same';

/** What is certain of several previews: the least that each would cost and bring. */
export function common(previews: readonly Preview[]): Preview | null {
  const [first, ...rest] = previews;
  if (!first) return null;
  return rest.reduce<Preview>((sure, next) => both(sure, next), first);
}

function both(one: Preview, two: Preview): Preview {
  const paid = least(one.paid, two.paid);
  const gained = least(one.gained, two.gained);
  return {
    ...(paid && { paid }),
    ...(gained && { gained }),
    ...(one.offerings && same(one.offerings, two.offerings) && { offerings: one.offerings }),
    ...(one.won && same(one.won, two.won) && { won: one.won }),
    ...(one.jokoro && two.jokoro && { jokoro: true }),
    ...((one.draws || two.draws) && { draws: true }),
  };
}

function least(one: Goods | undefined, two: Goods | undefined): Goods | undefined {
  if (!one || !two) return undefined;
  const sure = Object.entries(one).flatMap(([good, amount]) => {
    const shared = Math.min(amount, two[good as keyof Goods] ?? 0);
    return shared > 0 ? [[good, shared] as const] : [];
  });
  return sure.length > 0 ? Object.fromEntries(sure) : undefined;
}

/** By how much somebody's goods would change. */
export type Change = Readonly<Record<keyof Goods, number>>;

export function changeOf({ paid = {}, gained = {} }: Preview): Change {
  const by = (good: keyof Goods) => (gained[good] ?? 0) - (paid[good] ?? 0);
  return {
    coin: by('coin'),
    wood: by('wood'),
    stone: by('stone'),
    emerald: by('emerald'),
    incense: by('incense'),
    points: by('points'),
    meditation_tile: by('meditation_tile'),
  };
}
