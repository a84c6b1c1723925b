import { untrack } from 'svelte';
import { followFrame } from './after-frame';

/**
 * Follows a value once what else has changed with it is drawn: for what nobody looks for in the first moment. To be
 * called while a component is made.
 */
export function following<Value>(value: () => Value): { readonly now: Value } {
  let now = $state.raw(untrack(value));
  $effect(() => {
    const next = value();
    return next === untrack(() => now) ? undefined : followFrame(() => (now = next));
  });
  return {
    get now() {
      return now;
    },
  };
}
