/** Things to be said in whatever language is spoken when they are read. */
import type { MessageKey } from '../lib/i18n/catalogue';
import { say, type Message } from '../lib/i18n/message';
import { t } from '../lib/i18n/t';
import { typeset } from '../lib/i18n/typeset';
import type { Language } from '../lib/settings/choices';

/** A message by its name among the words at hand, or one of the catalogue, whose name has a dot in it. */
export interface Phrase<Key extends string = string> {
  readonly key: Key | MessageKey;
  readonly with?: Readonly<Record<string, string | number | Phrase | readonly Phrase[]>>;
}

export type Words = Readonly<Record<string, Message>>;

export function tell(phrase: Phrase, words: Words, language: Language): string {
  const parameters = Object.fromEntries(
    Object.entries(phrase.with ?? {}).map(([name, value]) => [name, told(value, words, language)]),
  );
  if (phrase.key.includes('.')) return t(phrase.key as MessageKey, parameters);
  return typeset(say(words[phrase.key] ?? phrase.key, parameters, language), language);
}

function told(
  value: string | number | Phrase | readonly Phrase[],
  words: Words,
  language: Language,
): string | number {
  if (typeof value !== 'object') return value;
  if ('key' in value) return tell(value, words, language);
  return value.map((phrase) => tell(phrase, words, language)).join(', ');
}
