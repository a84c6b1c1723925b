import type { MessageKey } from './catalogue';
import type { Parameters } from './message';
import { speech } from './speech.svelte';

/** A message in the spoken language; in a template it changes with the language. */
export function t(key: MessageKey, parameters: Parameters = {}): string {
  return speech.message(key, parameters);
}
