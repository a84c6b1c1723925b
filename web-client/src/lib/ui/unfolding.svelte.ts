/** How many parts of the page unfold just now. The root says so, for whoever has to wait until all is there. */
let underWay = 0;

function count(change: 1 | -1): void {
  underWay += change;
  document.documentElement.toggleAttribute('data-unfolding', underWay > 0);
}

/**
 * A page of many lines is drawn part by part, each in a task of its own, so that it can be seen, scrolled and touched
 * in between. It may have to wait for something before it goes on. To be called while a component is made.
 */
export function unfolding(
  parts: number,
  isReady: () => boolean = () => true,
): { readonly shown: number } {
  let shown = $state(1);
  const rests = $derived(shown >= parts || !isReady());
  $effect(() => {
    if (rests) return;
    count(1);
    return () => count(-1);
  });
  $effect(() => {
    if (shown >= parts || rests) return;
    const timer = setTimeout(() => (shown += 1));
    return () => clearTimeout(timer);
  });
  return {
    /** How many parts are to be seen by now. */
    get shown() {
      return shown;
    },
  };
}
