import type { Attachment } from 'svelte/attachments';

/** The newest line of a list, its last one, stays in sight: as lines come, and when a phone turns to its place. */
export const follow =
  (count: () => number): Attachment<HTMLElement> =>
  (list) => {
    const toNewest = () => {
      list.scrollTop = list.scrollHeight;
    };
    $effect(() => {
      if (count() > 0) toNewest();
    });
    const sized = new ResizeObserver(toNewest);
    sized.observe(list);
    return () => sized.disconnect();
  };
