/** The rules of a game in words: numbered as in refusals and tests, loaded when somebody reads them. */
import type { Component } from 'svelte';
import type { Language } from '../lib/settings/choices';

/** One numbered rule. */
export interface Rule {
  readonly title: string;
  /**
   * Its paragraphs, in plain words. One that begins with `• ` is a line of a list. Numbers of rules in them become links.
   */
  readonly text: readonly string[];
}

/** All rules of a game in one language. */
export interface RulesText<
  Section extends string = string,
  Number extends string = string,
  Pictured extends string = string,
> {
  readonly sections: Readonly<Record<Section, string>>;
  readonly rules: Readonly<Record<Number, Rule>>;
  /** What is to be seen in the picture of a rule. */
  readonly pictures: Readonly<Record<Pictured, string>>;
}

/** Which rules there are, in their order: the same in all languages. */
export type Contents<Section extends string = string, Number extends string = string> = readonly {
  readonly section: Section;
  readonly rules: readonly Number[];
}[];

/** The picture of a rule, drawn with the parts of the table. It fills the box around it, and nobody acts in it. */
export type Drawings<Pictured extends string = string> = Readonly<Record<Pictured, Component>>;

/** What a game registers of its rules: which there are is known at once, all else is loaded. */
export interface GameRules<
  Section extends string = string,
  Number extends string = string,
  Pictured extends string = string,
> {
  readonly contents: Contents<Section, Number>;
  readonly text: Readonly<Record<Language, () => Promise<RulesText<Section, Number, Pictured>>>>;
  readonly drawings: () => Promise<Drawings<Pictured>>;
}
