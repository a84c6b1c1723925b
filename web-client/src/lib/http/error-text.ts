import type { MessageKey } from '../i18n/catalogue';
import { t } from '../i18n/t';
import { errors } from './words/en';

/** What was wrong and what to do, in words; a code that this page does not know is a mistake of the server. */
export function errorText(code: string): string {
  const known = Object.hasOwn(errors, code) ? code : 'internal';
  return t(`errors.${known}` as MessageKey);
}
