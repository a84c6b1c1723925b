import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Letters beyond those of the four languages. */
const SUBSETS = ['vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];

/**
 * Writes the typeface of names in further letters: no page loads them, but names may be made of them, and the server
 * sets names with the typefaces that it finds in the client when it makes the picture of a finished game.
 */
export function moreLetters(): Plugin {
  return {
    name: 'more-letters',
    apply: 'build',
    generateBundle() {
      for (const subset of SUBSETS) {
        const file = `source-sans-3-${subset}-wght-normal.woff2`;
        const from = `../node_modules/@fontsource-variable/source-sans-3/files/${file}`;
        const source = readFileSync(new URL(from, import.meta.url));
        this.emitFile({ type: 'asset', name: file, source });
      }
    },
  };
}
