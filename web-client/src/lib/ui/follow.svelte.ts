import type { Attachment } from 'svelte/attachments';

/** The newest line of a list, its last one, stays in sight: as lines come, and when a phone turns to its place. */
export const follow =
  (count: () => number): Attachment<HTMLElement> =>
  (list) => {
    // It is told once the page is laid out: to ask for that in the midst of a change is dear.
    const sized = new ResizeObserver((seen) => {
      list.scrollTop = list.scrollHeight;
      for (const { target } of seen) if (target !== list) sized.unobserve(target);
    });
    sized.observe(list);
    $effect(() => {
      if (count() > 0 && list.lastElementChild) sized.observe(list.lastElementChild);
    });
    return () => sized.disconnect();
  };
