/** Where the floors are: the bag's chart. */
import type { FloorSize, Pagoda, View } from '../../lib/protocol/tajuto';

export type Whereabouts = 'bag' | 'held' | 'built';

export interface BagChartRow {
  readonly size: FloorSize;
  /** In the order of the sites. */
  readonly floors: readonly { readonly pagoda: Pagoda; readonly where: Whereabouts }[];
  readonly left: number;
}

/** Narrow floors stand above wide ones, as in a pagoda. */
const SIZES: readonly FloorSize[] = [6, 5, 4, 3, 2, 1];

export function bagChart({ bag, garden }: View): BagChartRow[] {
  const inBag = new Map(bag.map(({ pagoda, sizes }) => [pagoda, sizes]));
  return SIZES.map((size) => {
    const floors = garden.map(({ pagoda, cubes }) => ({
      pagoda,
      where: inBag.get(pagoda)?.includes(size)
        ? ('bag' as const)
        : size <= cubes.length
          ? ('built' as const)
          : ('held' as const),
    }));
    return { size, floors, left: floors.filter(({ where }) => where === 'bag').length };
  });
}
