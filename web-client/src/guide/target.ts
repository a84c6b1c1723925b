/** Finds what the coach points at, and what else there is to press. */
import { isSeen } from '../table/spots';
import type { Box } from './placing';

/** Somewhat around what is meant. */
const RIM = 5;
/** What takes more of the room than this is shown by its first part. */
const LARGE = 0.5;

const boxOf = (elements: readonly Element[]): Box => {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const left = Math.min(...boxes.map((box) => box.left)) - RIM;
  const top = Math.min(...boxes.map((box) => box.top)) - RIM;
  const right = Math.max(...boxes.map((box) => box.right)) + RIM;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + RIM;
  return { left, top, width: right - left, height: bottom - top };
};

/** The box around all of the first selector of which something is in sight. */
export function findTarget(selectors: readonly string[], room: Box): Box | null {
  for (const selector of selectors) {
    const seen = [...document.querySelectorAll(selector)].filter((element) =>
      isSeen(element, element.getBoundingClientRect()),
    );
    if (seen.length === 0) continue;
    const all = boxOf(seen);
    const isLarge = all.width * all.height > LARGE * room.width * room.height;
    return isLarge ? boxOf(seen.slice(0, 1)) : all;
  }
  return null;
}

/** Where the coach may speak: between the header and the turn bar. */
export function findRoom(): Box {
  const head = document.querySelector('.table > header')?.getBoundingClientRect();
  const bar = document.querySelector('[data-turn-bar]')?.getBoundingClientRect();
  const top = head ? head.bottom : 0;
  const bottom = bar ? bar.top : innerHeight;
  return { left: 0, top, width: innerWidth, height: bottom - top };
}

/** What can be pressed now. */
export function findLit(): Box[] {
  const lit = [...document.querySelectorAll('[data-does]:not([aria-disabled="true"])')];
  return lit.flatMap((element) => {
    const box = element.getBoundingClientRect();
    return isSeen(element, box) ? [box] : [];
  });
}
