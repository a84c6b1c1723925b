/** The rules of a game in words: numbered as in refusals and tests, loaded when somebody reads them. */

/** One numbered rule. */
export interface Rule {
  readonly title: string;
  /**
   * Its paragraphs, in plain words. One that begins with `• ` is a line of a list. Numbers of rules in them become links.
   */
  readonly text: readonly string[];
}

/** All rules of a game in one language. */
export interface RulesText<Section extends string = string, Number extends string = string> {
  readonly sections: Readonly<Record<Section, string>>;
  readonly rules: Readonly<Record<Number, Rule>>;
}

/** Which rules there are, in their order: the same in all languages. */
export type Contents<Section extends string = string, Number extends string = string> = readonly {
  readonly section: Section;
  readonly rules: readonly Number[];
}[];
