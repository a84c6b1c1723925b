/** What is paid and got, for the turn bar. */
import type { Goods, Preview } from '../../../lib/protocol/satori';
import type { LegalCommand, Pick } from '../choices';
import { isEmpty } from '../goods';
import { common } from '../preview';

export { isEmpty };

/** Goods less those goods. */
function less(goods: Goods = {}, taken: Goods = {}): Goods {
  const rest = (Object.keys(goods) as (keyof Goods)[]).map(
    (good) => [good, (goods[good] ?? 0) - (taken[good] ?? 0)] as const,
  );
  return Object.fromEntries(rest.filter(([, n]) => n > 0));
}

/** What makes one mix differ from the others; all of it, where nothing does. */
export interface Mix {
  readonly legal: LegalCommand;
  /** The parts that name this mix and no other. */
  readonly pick: Pick;
  readonly paid: Goods;
  readonly gained: Goods;
}

export function mixesOf(variants: readonly LegalCommand[]): Mix[] {
  const shared = common(variants.map(({ preview }) => preview)) ?? {};
  const names = new Set(variants.flatMap(({ command }) => Object.keys(command)));
  return variants.map((legal) => {
    const { command, preview } = legal;
    const paid = less(preview.paid, shared.paid);
    const gained = less(preview.gained, shared.gained);
    const isTold = !isEmpty(paid) || !isEmpty(gained);
    return {
      legal,
      pick: { ...Object.fromEntries([...names].map((name) => [name, null])), ...command } as Pick,
      paid: isTold ? paid : (preview.paid ?? {}),
      gained: isTold ? gained : (preview.gained ?? {}),
    };
  });
}

/** Whether a preview says anything. */
export const isDeal = (preview: Preview | null): preview is Preview =>
  preview !== null &&
  (!isEmpty(preview.paid) ||
    !isEmpty(preview.gained) ||
    preview.offerings !== undefined ||
    (preview.won?.length ?? 0) > 0 ||
    preview.jokoro === true);
