import { t } from '../lib/i18n/t';
import type { HookFailure, HookFormat, HookView } from '../lib/protocol/messages';

/** Services are called the same everywhere. */
export const FORMATS: Record<HookFormat, string> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
};

export function hookText({ host, format }: HookView): string {
  return t('notices.hookTold', { host, format: FORMATS[format] });
}

/** Why the last message did not arrive. */
export function failureText(host: string, failure: HookFailure): string {
  return failure.why === 'refused'
    ? t('notices.failing_refused', { host, status: failure.status })
    : t(`notices.failing_${failure.why}`, { host });
}
