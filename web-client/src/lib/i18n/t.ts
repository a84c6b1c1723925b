import { settings } from '../settings/device';
import { CATALOGUES, fill, type MessageKey, type Parameters } from './catalogue';
import { typeset } from './typeset';

/** A message in the chosen language; in a template it changes with the language. */
export function t(key: MessageKey, parameters: Parameters = {}): string {
  const { language } = settings;
  return typeset(fill(CATALOGUES[language][key], parameters), language);
}
