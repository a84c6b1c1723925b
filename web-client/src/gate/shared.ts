import { paths } from '../lib/route/route';
import { pathOf } from './code';

/** Five words of two syllables each, of the letters that the server makes codes of, however they are set apart. */
const SYLLABLE = '[bdfghjklmnprstvz][aeio]';
const WORD = `${SYLLABLE}${SYLLABLE}`;
const CODE = new RegExp(`(?<![a-z])${WORD}(?:[-–—_.,\\s]+${WORD}){4}(?![a-z])`, 'i');

/** What may stand around a link in a sentence; a pass may end in a line, a code never ends in anything of these. */
const AROUND = /^[^\w/]+|[^\w/-]+$/gu;

/**
 * The page that something shared from another app leads to: the first link to a table on this very server, else a code.
 * Links to other servers lead nowhere, whatever they look like.
 */
export function sharedPath(texts: readonly string[], host: string): string | null {
  const pieces = texts
    .flatMap((text) => text.split(/\s+/))
    .map((piece) => piece.replace(AROUND, ''));
  const links = pieces.filter((piece) => piece.includes('/'));
  for (const link of links) {
    const path = isOf(link, host) ? pathOf(link) : null;
    if (path) return path;
  }
  const rest = texts.map((text) => text.replace(/\S*\/\S*/g, '\n\n'));
  const code = rest.map((text) => CODE.exec(text)?.[0]).find((found) => found !== undefined);
  return code
    ? paths.code(
        code
          .toLowerCase()
          .split(/[^a-z]+/)
          .join('-'),
      )
    : null;
}

function isOf(link: string, host: string): boolean {
  try {
    return new URL(link.includes('://') ? link : `http://${link}`).host === host;
  } catch {
    return false;
  }
}

/** What came with the address of the share page: in its fragment, where the worker has put it, or in its query. */
export function sharedTexts({ search, hash }: Pick<Location, 'search' | 'hash'>): string[] {
  const given = new URLSearchParams(hash.length > 1 ? hash.slice(1) : search);
  return ['url', 'text', 'title'].flatMap((name) => given.getAll(name));
}
