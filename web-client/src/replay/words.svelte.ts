/** The words of the replay: they come with it, so that one who plays does not wait for them. */
import { say, type Message, type Parameters, type Translation } from '../lib/i18n/message';
import { typeset } from '../lib/i18n/typeset';
import type { Language } from '../lib/settings/choices';
import type { replay as english } from './words/en';

export type ReplayWords = Translation<typeof english>;
export type ReplayKey = keyof typeof english;

export const LOAD_WORDS: Record<Language, () => Promise<ReplayWords>> = {
  en: async () => (await import('./words/en')).replay,
  de: async () => (await import('./words/de')).replay,
  it: async () => (await import('./words/it')).replay,
  cs: async () => (await import('./words/cs')).replay,
};

let wanted: Language | null = null;
let spoken = $state.raw<{ language: Language; words: ReplayWords } | null>(null);

/** Brings the words of a language; until they have come, the last ones are spoken. */
export async function speakReplay(language: Language): Promise<void> {
  wanted = language;
  const words = await LOAD_WORDS[language]();
  // Meanwhile another language may have been chosen.
  if (wanted === language) spoken = { language, words };
}

/** A message of the replay in the spoken language. */
export function said(key: ReplayKey, parameters: Parameters = {}): string {
  if (!spoken) return key;
  const message: Message = spoken.words[key];
  return typeset(say(message, parameters, spoken.language), spoken.language);
}
