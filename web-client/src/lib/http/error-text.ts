import type { MessageKey } from '../i18n/catalogue';
import { t } from '../i18n/t';

/** What was wrong and what to do, in words; a code that this page does not know is a mistake of the server. */
export function errorText(code: string): string {
  const key = `errors.${code}` as MessageKey;
  const text = t(key);
  return text === key ? t('errors.internal') : text;
}
