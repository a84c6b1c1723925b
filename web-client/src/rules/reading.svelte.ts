/** One reading of the rules of a game: in which language, what is looked for, where the book is open. */
import { rulesOf } from '../games/registry';
import type { Drawings, RulesText } from '../games/rules';
import type { Language } from '../lib/settings/choices';
import { bookOf, type Book } from './book';
import { firstOf, found, termsOf } from './search';

export class Reading {
  readonly game: string;
  /** What is looked for, as it is typed. */
  query = $state('');
  #wanted: Language | null = null;
  #text = $state.raw<{ language: Language; text: RulesText } | null>(null);
  #drawings = $state.raw<Drawings>({});
  #isCutOff = $state(false);
  /** Where the book is open; the same rule may be opened again. */
  #opened = $state.raw<{ rule: string } | null>(null);

  constructor(game: string) {
    this.game = game;
  }

  /** Brings the rules in a language. What was there before is shown until they have come. */
  async speak(language: Language): Promise<void> {
    const rules = rulesOf(this.game);
    this.#wanted = language;
    if (!rules) return;
    this.#isCutOff = false;
    // The words do not wait for the pictures, and do without them if they must.
    rules.drawings().then(
      (drawings) => (this.#drawings = drawings),
      () => undefined,
    );
    try {
      const text = await rules.text[language]();
      // Meanwhile another language may have been chosen.
      if (this.#wanted === language) this.#text = { language, text };
    } catch {
      this.#isCutOff = this.#text === null;
    }
  }

  /** Whether there is nothing to read because it could not be loaded. */
  get isCutOff(): boolean {
    return this.#isCutOff;
  }

  get drawings(): Drawings {
    return this.#drawings;
  }

  /** All rules; nothing before they have come. */
  readonly book: Book | null = $derived.by(() => {
    const rules = rulesOf(this.game);
    if (!rules || !this.#text) return null;
    return bookOf(rules.contents, this.#text.text, this.#text.language);
  });

  readonly terms: readonly string[] = $derived(termsOf(this.query));

  /** The rules that are shown. */
  readonly shown: Book = $derived(this.book ? found(this.book, this.terms) : []);

  /** How many rules are shown. */
  readonly count: number = $derived(this.shown.reduce((sum, { rules }) => sum + rules.length, 0));

  /** The rule that what is looked for leads to. */
  get first(): string | null {
    return firstOf(this.shown, this.terms);
  }

  get opened(): { readonly rule: string } | null {
    return this.#opened;
  }

  /** Opens the book at a rule. Where what is looked for has hidden it, all rules are shown again. */
  open(rule: string): void {
    const isShown = this.shown.some(({ rules }) => rules.some(({ number }) => number === rule));
    if (!isShown) this.query = '';
    this.#opened = { rule };
  }
}
