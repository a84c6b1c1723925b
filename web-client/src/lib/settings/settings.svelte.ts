import {
  isLanguage,
  isThemeChoice,
  preferredLanguage,
  resolveTheme,
  type Language,
  type Theme,
  type ThemeChoice,
} from './choices';
import type { Keep } from '../device/keep';

/** Language and theme of this device: chosen here, kept here, read by every component. */
export class Settings {
  readonly #keep: Keep;
  #language = $state<Language>('en');
  #themeChoice = $state<ThemeChoice>('system');
  #systemIsDark = $state(false);

  constructor(keep: Keep, browserLanguages: readonly string[]) {
    this.#keep = keep;
    const language = keep.read('language');
    this.#language = isLanguage(language) ? language : preferredLanguage(browserLanguages);
    const theme = keep.read('theme');
    if (isThemeChoice(theme)) this.#themeChoice = theme;
  }

  get language(): Language {
    return this.#language;
  }

  set language(language: Language) {
    this.#language = language;
    this.#keep.write('language', language);
  }

  get themeChoice(): ThemeChoice {
    return this.#themeChoice;
  }

  set themeChoice(choice: ThemeChoice) {
    this.#themeChoice = choice;
    this.#keep.write('theme', choice);
  }

  /** The theme to show now. */
  get theme(): Theme {
    return resolveTheme(this.#themeChoice, this.#systemIsDark);
  }

  /** Follows the device from day to night; the returned function stops it. */
  followSystemTheme(darkQuery: MediaQueryList): () => void {
    const follow = () => {
      this.#systemIsDark = darkQuery.matches;
    };
    follow();
    darkQuery.addEventListener('change', follow);
    return () => darkQuery.removeEventListener('change', follow);
  }
}
