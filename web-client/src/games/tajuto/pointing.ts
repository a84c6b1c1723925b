import type { Attachment } from 'svelte/attachments';
import type { Command } from '../../lib/protocol/tajuto';
import type { TajutoTable } from './table.svelte';

/**
 * Makes an element something that can be pointed at: hovering and focusing show what it would bring, a click or Enter
 * does it. A finger cannot hover: its first tap shows, its second one does.
 */
export function pointing(table: TajutoTable, command: Command): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      hear: (event: HTMLElementEventMap[Name]) => void,
    ) => element.addEventListener(name, hear, { signal });
    element.dataset.does = command.do;
    let tapped = false;
    let wasAimed = false;

    on('pointerenter', ({ pointerType }) => {
      if (pointerType === 'mouse') table.aim(command, 'hover');
    });
    on('pointerleave', ({ pointerType }) => {
      if (pointerType === 'mouse') table.unaim('hover');
    });
    on('pointerdown', ({ pointerType }) => {
      tapped = pointerType !== 'mouse';
      wasAimed = table.isAimed(command);
    });
    on('focus', () => {
      if (!tapped && element.matches(':focus-visible')) table.aim(command, 'focus');
    });
    // What is taken from the page while it is focused is blurred in the middle of drawing: nothing may change then.
    on('blur', () =>
      queueMicrotask(() => {
        if (table.isAimed(command)) table.unaim('focus');
      }),
    );
    on('click', () => {
      const first = tapped && !wasAimed;
      tapped = false;
      if (first) table.aim(command, 'tap');
      else table.choose(command);
    });
    return () => listening.abort();
  };
}
