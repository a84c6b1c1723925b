/** The words of these pages come with them, and not before. */
import { say, type Message, type Parameters, type Translation } from '../lib/i18n/message';
import { typeset } from '../lib/i18n/typeset';
import type { Language } from '../lib/settings/choices';
import type { history as english } from './words/en';

export type HistoryWords = Translation<typeof english>;
export type HistoryKey = keyof typeof english;

export const WORDS: Record<Language, () => Promise<HistoryWords>> = {
  en: async () => (await import('./words/en')).history,
  de: async () => (await import('./words/de')).history,
  it: async () => (await import('./words/it')).history,
  cs: async () => (await import('./words/cs')).history,
};

class HistorySpeech {
  #spoken = $state.raw<{ language: Language; words: HistoryWords } | null>(null);
  #wanted: Language | null = null;

  /** Brings the words in a language; those before are spoken until they have come. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    if (this.#spoken?.language === language) return;
    const words = await WORDS[language]();
    // Meanwhile another language may have been chosen.
    if (this.#wanted === language) this.#spoken = { language, words };
  }

  message(key: HistoryKey, parameters: Parameters): string {
    if (!this.#spoken) return key;
    const { language, words } = this.#spoken;
    const message: Message = words[key];
    return typeset(say(message, parameters, language), language);
  }
}

export const historySpeech = new HistorySpeech();

/** A message of these pages in the spoken language; in a template it changes with the language. */
export function h(key: HistoryKey, parameters: Parameters = {}): string {
  return historySpeech.message(key, parameters);
}
