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

const NAMED = '[data-piece], [data-place]';

/**
 * All that has a name, kept as the page changes: a walk over the whole page before and after each move would be a good
 * part of what the move costs.
 */
const known = new Set<Element>();
const watching =
  typeof MutationObserver === 'undefined' ? null : new MutationObserver((seen) => take(seen));

/** Spots can be found as long as the returned function was not called. */
export function watchSpots(): () => void {
  watching?.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-piece', 'data-place'],
  });
  gather(document.body);
  return () => {
    watching?.disconnect();
    known.clear();
  };
}

function gather(root: Element): void {
  if (root.matches(NAMED)) known.add(root);
  for (const element of root.querySelectorAll(NAMED)) known.add(element);
}

function take(changes: readonly MutationRecord[]): void {
  for (const { type, target, addedNodes } of changes) {
    if (type === 'attributes') known.add(target as Element);
    for (const node of addedNodes) if (node instanceof Element) gather(node);
  }
}

/** The pieces and the places of each name, the last ones first. */
function named(): Map<string, Element[]> {
  take(watching?.takeRecords() ?? []);
  const all = new Map<string, Element[]>();
  for (const element of known) {
    if (!element.isConnected) known.delete(element);
    else
      for (const kind of NAMES) {
        const name = `${kind} ${element.getAttribute(`data-${kind}`)}`;
        const alike = all.get(name);
        if (alike) alike.push(element);
        else all.set(name, [element]);
      }
  }
  return all;
}

const lastFirst = (one: Element, two: Element) =>
  one.compareDocumentPosition(two) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;

/**
 * Finds the first of some names that can be seen now; where there are several of one name, the last of them. The page
 * must not change as long as it is asked.
 */
export function findSpots(): (names: readonly string[]) => Spot | null {
  const all = named();
  return (names) => {
    for (const name of names) {
      for (const kind of NAMES) {
        for (const element of (all.get(`${kind} ${name}`) ?? []).sort(lastFirst)) {
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
