import type { Language } from '../settings/choices';
import type { Catalogue, MessageKey } from './catalogue';
import { say, type Message, type Parameters } from './message';
import { typeset } from './typeset';

/** The language that is spoken now, with its catalogue. It changes only when the new catalogue is there. */
class Speech {
  #spoken = $state.raw<{ language: Language; catalogue: Catalogue } | null>(null);

  speak(language: Language, catalogue: Catalogue): void {
    this.#spoken = { language, catalogue };
  }

  get language(): Language {
    return this.#spoken?.language ?? 'en';
  }

  message(key: MessageKey, parameters: Parameters): string {
    if (!this.#spoken) return key;
    const { language, catalogue } = this.#spoken;
    const [area, name] = key.split('.') as [keyof Catalogue, string];
    const message = (catalogue[area] as Record<string, Message>)[name] ?? key;
    return typeset(say(message, parameters, language), language);
  }
}

export const speech = new Speech();
