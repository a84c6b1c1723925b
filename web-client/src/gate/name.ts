import { t } from '../lib/i18n/t';

export const LONGEST_NAME = 24;

/** A name as the server will have it: composed, with single spaces. */
export function tidyName(typed: string): string {
  return typed.normalize('NFC').trim().replace(/\s+/gu, ' ');
}

/** Why a name will not do, in words; nothing where it will. The server has the last word. */
export function nameProblem(typed: string): string | null {
  const name = tidyName(typed);
  const length = [...name].length;
  if (length === 0) return t('gate.nameMissing');
  if (length > LONGEST_NAME) return t('gate.nameTooLong', { n: length });
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/u.test(name)) return t('gate.nameInvisible');
  return null;
}
