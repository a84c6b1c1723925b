import type { Language } from '../settings/choices';

const NO_BREAK_SPACE = '\u00a0';

/** Czech leaves no one-letter word at the end of a line. */
export function typeset(message: string, language: Language): string {
  if (language !== 'cs') return message;
  return message.replace(/(?<=^|\s)([aikosuvz]) /gi, `$1${NO_BREAK_SPACE}`);
}
