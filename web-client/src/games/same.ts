/** Messages are equal when they say the same, in whatever order they name it. */
export const same = (one: unknown, two: unknown): boolean =>
  // Most of what is compared are names and numbers.
  isPlain(one) || isPlain(two)
    ? (one ?? null) === (two ?? null)
    : one === two || canonical(one) === canonical(two);

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;

/** What a message says, its parts in the order of their names. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${parts.map(([name, part]) => `${name}:${canonical(part)}`).join()}}`;
}

/** What a game says of its own, without its name. */
export const bare = <Own extends object>(tagged: Own & { readonly game: string }): Own =>
  Object.fromEntries(Object.entries(tagged).filter(([name]) => name !== 'game')) as Own;
