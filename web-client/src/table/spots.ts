/**
 * Where things are on the screen. What can fly says who it is by `data-piece`: there it lies in its own shape and size.
 * `data-place` names a place where pieces come from or go to, without one of them being seen there.
 */
import type { Box } from './courses';

export interface Spot {
  readonly box: Box;
  /** The piece that lies there itself; none where it is only somewhere about here. */
  readonly piece: Element | null;
}

const NAMES = ['piece', 'place'] as const;

/** What has a name, gathered in one walk over the page: the pieces and the places of each name, the last ones first. */
function named(): Map<string, Element[]> {
  const all = new Map<string, Element[]>();
  const elements = [...document.querySelectorAll<HTMLElement>('[data-piece], [data-place]')];
  for (const element of elements.reverse()) {
    for (const kind of NAMES) {
      const name = `${kind} ${element.dataset[kind]}`;
      const alike = all.get(name);
      if (alike) alike.push(element);
      else all.set(name, [element]);
    }
  }
  return all;
}

/**
 * Finds the first of some names that can be seen now; where there are several of one name, the last of them. The page
 * must not change as long as it is asked.
 */
export function findSpots(): (names: readonly string[]) => Spot | null {
  const all = named();
  return (names) => {
    for (const name of names) {
      for (const kind of NAMES) {
        for (const element of all.get(`${kind} ${name}`) ?? []) {
          const box = element.getBoundingClientRect();
          if (isSeen(element, box)) return { box, piece: kind === 'piece' ? element : null };
        }
      }
    }
    return null;
  };
}

/** Whether its middle is in sight: not hidden, and not scrolled out of what is around it. */
export function isSeen(element: Element, { left, top, width, height }: DOMRect): boolean {
  if (width === 0 || height === 0) return false;
  // A picture of the rules shows pieces of no table.
  if (element.closest('[data-drawing]')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  const [x, y] = [left + width / 2, top + height / 2];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { display, overflowX, overflowY } = getComputedStyle(around);
    // No box of its own cuts nothing off.
    if (display === 'contents') continue;
    if (overflowX === 'visible' && overflowY === 'visible') continue;
    const box = around.getBoundingClientRect();
    const isOut = x < box.left || x > box.right || y < box.top || y > box.bottom;
    if (isOut && !(around instanceof SVGElement)) return false;
  }
  return true;
}
