/**
 * Messages: plain text with `{name}` for parameters, or one text for each plural form of the parameter `n`. Which
 * forms a language needs is known to `Intl.PluralRules`; `other` is always there.
 */
export type Plural = { [form in Intl.LDMLPluralRule]?: string } & { other: string };
export type Message = string | Plural;
export type Parameters = Record<string, string | number>;

/** A catalogue in another language: the same keys, and plural forms where English has them. */
export type Translation<English> = {
  readonly [key in keyof English]: English[key] extends string ? string : Plural;
};

const rules = new Map<string, Intl.PluralRules>();

function pluralRules(language: string): Intl.PluralRules {
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return known;
}

/** The text of a message in a language, its parameters filled in; an unknown parameter stays visible. */
export function say(message: Message, parameters: Parameters, language: string): string {
  const text =
    typeof message === 'string'
      ? message
      : (message[pluralRules(language).select(Number(parameters.n))] ?? message.other);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parameters[name] ?? whole));
}

/** The texts of a message: one, or one for each plural form. */
export function texts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message);
}

export function placeholders(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}
