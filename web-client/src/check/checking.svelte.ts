/** One check of a game, from the button to the report. */
import { loadCheck } from '../games/registry';
import type { ApiCode, Result } from '../lib/http/api';
import type { Language } from '../lib/settings/choices';
import { checkFile } from './check';
import type { Words } from './phrase';
import { STEPS, type Report, type Step } from './report';

export const WORDS: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => (await import('./words/en')).words,
  de: async () => (await import('./words/de')).words,
  it: async () => (await import('./words/it')).words,
  cs: async () => (await import('./words/cs')).words,
};

export type Stage =
  | { readonly at: 'start' }
  | { readonly at: 'fetching' }
  | { readonly at: 'busy'; readonly percent: number }
  | { readonly at: 'cut_off'; readonly code: ApiCode }
  | { readonly at: 'done'; readonly report: Report };

/** Words in a language: those of the check, and of the game that is checked. */
interface Spoken {
  readonly language: Language;
  readonly words: Words;
}

export class Checking {
  readonly #fetch: () => Promise<Result<string>>;
  #stage = $state.raw<Stage>({ at: 'start' });
  #spoken = $state.raw<Spoken | null>(null);
  #wanted: Language = 'en';

  constructor(fetch: () => Promise<Result<string>>) {
    this.#fetch = fetch;
  }

  get stage(): Stage {
    return this.#stage;
  }

  /** Nothing before the words have come. */
  get spoken(): Spoken | null {
    return this.#spoken;
  }

  get isBusy(): boolean {
    return this.#stage.at === 'fetching' || this.#stage.at === 'busy';
  }

  /** Brings the words in a language. Those that were there before are said until they have come. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const game = this.#stage.at === 'done' ? this.#stage.report.game : null;
    try {
      await this.#bring(language, game);
    } catch {
      // What cannot be loaded now is asked for again with the next language or the next check.
    }
  }

  readonly start = async (): Promise<void> => {
    if (this.isBusy) return;
    this.#stage = { at: 'fetching' };
    const file = await this.#fetch();
    if (!file.ok) {
      this.#stage = { at: 'cut_off', code: file.code };
      return;
    }
    this.#stage = { at: 'busy', percent: 0 };
    try {
      const report = await checkFile(file.value, (step, share) => this.#advance(step, share));
      await this.#bring(this.#wanted, report.game);
      this.#stage = { at: 'done', report };
    } catch {
      // A part of the page that does not come.
      this.#stage = { at: 'cut_off', code: 'unreachable' };
    }
  };

  #advance(step: Step, share: number): void {
    const percent = Math.floor((100 * (STEPS.indexOf(step) + share)) / STEPS.length);
    this.#stage = { at: 'busy', percent };
  }

  async #bring(language: Language, game: string | null): Promise<void> {
    const check = game === null ? null : await loadCheck(game);
    const [own, games] = await Promise.all([WORDS[language](), check?.words[language]()]);
    // Meanwhile another language may have been chosen.
    if (this.#wanted === language) this.#spoken = { language, words: { ...own, ...games } };
  }
}
