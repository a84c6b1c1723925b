import type { Attachment } from 'svelte/attachments';

/** So long the table may take to bring what comes next, before the focus rests on the turn bar. */
const PATIENCE_MS = 400;

/** What has the focus, and how to find something like it. */
interface Held {
  readonly element: HTMLElement;
  readonly group: Element | null;
  readonly does: string | undefined;
  readonly at: DOMRect;
}

const hold = (element: HTMLElement): Held => ({
  element,
  group: element.closest('[data-roving]'),
  does: element.dataset.does,
  at: element.getBoundingClientRect(),
});

const isField = (element: Element): boolean => element.matches('input, select, textarea');

/** Elements that can be pressed. */
const pressable = (within: Element, selector: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter(
    (element) =>
      element.getAttribute('aria-disabled') !== 'true' &&
      !element.closest('[inert]') &&
      element.checkVisibility(),
  );

/** What does the same, in the same group: the nearest one. */
function alike({ group, does, at }: Held): HTMLElement | undefined {
  if (!group?.isConnected || !does) return undefined;
  const far = (element: HTMLElement) => {
    const { x, y } = element.getBoundingClientRect();
    return Math.hypot(x - at.x, y - at.y);
  };
  return pressable(group, `[data-does="${does}"]`).sort((one, two) => far(one) - far(two))[0];
}

/**
 * The focus of the keyboard does not get lost with the thing that had it: it goes to one that does the same, else to the
 * first button of the turn bar, else to what a game marks by `data-next`. Where there is nothing to be done it rests on
 * the bar, and goes on from there.
 */
export function focusHome(): Attachment<HTMLElement> {
  return (bar) => {
    const table = bar.closest('main') ?? bar;
    const listening = new AbortController();
    const { signal } = listening;
    let held: Held | null = null;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const next = (lost: Held) =>
      alike(lost) ?? pressable(bar, '.prime')[0] ?? pressable(table, '[data-next]')[0];
    const go = (element: HTMLElement) => element.focus({ preventScroll: element === bar });

    const settle = () => {
      if (!held) return;
      const { activeElement, body } = document;
      const rests = held.element === bar;
      const isLost = !held.element.isConnected || !held.element.checkVisibility();
      if (activeElement !== body && activeElement !== held.element) return;
      // Who left it by a click meant to.
      if (!isLost && activeElement === body) held = null;
      if (!held || (!isLost && !rests)) return;
      const there = next(held);
      if (there) go(there);
      else if (!rests) resting ??= setTimeout(() => go(bar), PATIENCE_MS);
    };

    const forget = () => {
      clearTimeout(resting);
      resting = undefined;
    };
    document.addEventListener(
      'focusin',
      ({ target }) => {
        forget();
        // Not who writes something: the next letters must press nothing.
        const isHere = target instanceof HTMLElement && table.contains(target) && !isField(target);
        held = isHere && target.matches(':focus-visible') ? hold(target) : null;
      },
      { signal },
    );
    // A key that is held down does not press what has just come under it.
    table.addEventListener(
      'keydown',
      (event) => {
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      },
      { signal, capture: true },
    );

    // Once per frame, when the table has changed.
    let frame = 0;
    const settleSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    };
    document.addEventListener('focusout', settleSoon, { signal });
    const watching = new MutationObserver(settleSoon);
    watching.observe(table, {
      childList: true,
      subtree: true,
      attributeFilter: ['class', 'aria-disabled', 'inert'],
    });
    return () => {
      cancelAnimationFrame(frame);
      forget();
      listening.abort();
      watching.disconnect();
    };
  };
}
