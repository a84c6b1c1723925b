import { untrack } from 'svelte';

/**
 * A thing that is looked at part by part: who asks for one part hears nothing of a change in the others. It must always
 * have the parts that it has now.
 */
export function partsOf<Whole extends object>(whole: () => Whole): Whole {
  const parts = {} as Whole;
  for (const name of Object.keys(untrack(whole)) as (keyof Whole)[]) {
    const part = $derived(whole()[name]);
    Object.defineProperty(parts, name, { get: () => part, enumerable: true });
  }
  return parts;
}
