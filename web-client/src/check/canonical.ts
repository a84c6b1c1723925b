/** The one way to write a value as JSON: keys in order, no blanks. What is hashed is written like this. */

/** No game file comes near this depth. */
const DEEPEST = 64;

export class TooDeep extends Error {}

export function canonical(value: unknown, depth = 0): string {
  if (depth > DEEPEST) throw new TooDeep();
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one, depth + 1)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [two]) => (one < two ? -1 : 1));
  return `{${members.map(([name, one]) => `${JSON.stringify(name)}:${canonical(one, depth + 1)}`).join()}}`;
}
