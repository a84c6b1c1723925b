import type { Attachment } from 'svelte/attachments';

/** How something came to be aimed at: that decides what lets it go again. */
export type AimedBy = 'hover' | 'focus' | 'tap';

/** A table at which things can be pointed at. */
interface Aims<Thing> {
  aim(thing: Thing, by: AimedBy): void;
  unaim(by?: AimedBy): void;
  isAimed(thing: Thing): boolean;
  choose(thing: Thing): void;
  /** Whether choosing it does nothing yet, and only says more of what is meant: one tap is enough. */
  narrows?(thing: Thing): boolean;
}

/**
 * Makes an element something that can be pointed at: hovering and focusing show what it would bring, a click or Enter
 * does it. A finger cannot hover: its first tap shows, its second one does.
 */
export function pointing<Thing extends { readonly do: string }>(
  table: Aims<Thing>,
  thing: Thing,
): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, hear, { signal });
    element.dataset.does = thing.do;
    let tapped = false;
    let wasAimed = false;

    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') table.aim(thing, 'hover');
    });
    on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') table.unaim('hover');
    });
    on('pointerdown', ({ pointerType }) => {
      tapped = pointerType !== 'mouse';
      wasAimed = table.isAimed(thing);
    });
    on('focus', () => {
      if (!tapped && element.matches(':focus-visible')) table.aim(thing, 'focus');
    });
    // What is taken from the page while it is focused is blurred in the middle of drawing: nothing may change then.
    on('blur', () =>
      queueMicrotask(() => {
        if (table.isAimed(thing)) table.unaim('focus');
      }),
    );
    on('click', () => {
      const first = tapped && !wasAimed && !table.narrows?.(thing);
      tapped = false;
      if (first) table.aim(thing, 'tap');
      else table.choose(thing);
    });
    return () => {
      listening.abort();
      delete element.dataset.does;
    };
  };
}
