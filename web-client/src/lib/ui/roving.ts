import type { Attachment } from 'svelte/attachments';
import { afterFrame } from './after-frame';

/** Where something lies on the page. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const FOCUSABLE = 'button:not([disabled]), a[href], [tabindex]';
const STEPS: Record<string, -1 | 1> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowDown: 1,
};

/** The index of the nearest box that lies wholly above or below another one; -1 where none does. */
export function nearest(boxes: readonly Box[], from: number, direction: -1 | 1): number {
  const here = boxes[from];
  if (!here) return -1;
  const x = (box: Box) => (box.left + box.right) / 2;
  const y = (box: Box) => (box.top + box.bottom) / 2;
  const edge = direction > 0 ? here.bottom : here.top;
  const best = { index: -1, distance: Infinity };
  boxes.forEach((box, index) => {
    if ((y(box) - edge) * direction <= 0) return;
    // Straight up or down counts more than near.
    const distance = 3 * Math.abs(x(box) - x(here)) + Math.abs(y(box) - y(here));
    if (distance < best.distance) Object.assign(best, { index, distance });
  });
  return best.index;
}

/** Where a key leads in a group; -1 where it leads nowhere. */
export function next(key: string, boxes: readonly Box[], from: number): number {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  const step = STEPS[key];
  if (step === undefined || boxes.length === 0) return -1;
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const there = nearest(boxes, from, step);
    if (there >= 0) return there;
    // In a single row, up and down mean back and on.
    const rows = boxes.some((_, index) => nearest(boxes, index, 1) >= 0);
    if (rows) return -1;
  }
  return (from + step + boxes.length) % boxes.length;
}

/**
 * Makes a group one stop of the Tab key: arrows, Home and End move the focus inside it. The stop is its first member, or
 * the last one where the newest comes last, until another one has been focused.
 */
export function roving(stop: 'first' | 'last' = 'first'): Attachment<HTMLElement> {
  return (group) => {
    group.dataset.roving = '';
    const listening = new AbortController();
    const { signal } = listening;
    let current: HTMLElement | null = null;

    const isSeen = (member: HTMLElement) => member.checkVisibility();
    const everyone = () => [...group.querySelectorAll<HTMLElement>(FOCUSABLE)];
    const members = () => everyone().filter(isSeen);

    const settle = () => {
      const all = everyone();
      if (!current || !all.includes(current) || !isSeen(current)) current = null;
      const reached = current ?? (stop === 'first' ? all.find(isSeen) : all.findLast(isSeen));
      if (reached && reached.tabIndex !== 0) reached.tabIndex = 0;
      // A log has hundreds of members: only those are looked at that might have to change.
      for (const member of all)
        if (member !== reached && member.tabIndex !== -1 && isSeen(member)) member.tabIndex = -1;
    };

    group.addEventListener(
      'focusin',
      ({ target }) => {
        if (!(target instanceof HTMLElement) || !members().includes(target)) return;
        current = target;
        settle();
      },
      { signal },
    );
    group.addEventListener(
      'keydown',
      (event) => {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
        const all = members();
        const from = all.findIndex((member) => member === event.target);
        if (from < 0) return;
        const boxes = all.map((member) => member.getBoundingClientRect());
        const to = all[next(event.key, boxes, from)];
        if (!to) return;
        event.preventDefault();
        to.focus();
      },
      { signal },
    );

    // A button that comes or goes while the table changes joins or leaves the group.
    const watching = new MutationObserver(() => afterFrame(settle));
    watching.observe(group, { childList: true, subtree: true });
    afterFrame(settle);
    return () => {
      listening.abort();
      watching.disconnect();
    };
  };
}
