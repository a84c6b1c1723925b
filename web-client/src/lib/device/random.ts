/**
 * Unguessable texts for tokens, keys, nonces and ids. `getRandomValues` is there on plain http too, where
 * `randomUUID` and `crypto.subtle` are not.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** So many letters of 6 random bits each. */
export function randomText(letters: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(letters));
  return Array.from(bytes, (byte) => LETTERS.charAt(byte & 63)).join('');
}

/** A secret that nobody can guess: 132 bits. */
export const secret = (): string => randomText(22);
