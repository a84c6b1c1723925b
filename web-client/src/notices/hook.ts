import { t } from '../lib/i18n/t';
import type { HookFailure, HookFormat, HookView } from '../lib/protocol/messages';

/** Services are called the same everywhere. */
export const FORMATS: Record<HookFormat, string> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
};

/** What their addresses look like. */
export const EXAMPLES: Record<HookFormat, string> = {
  discord: 'https://discord.com/api/webhooks/…',
  slack: 'https://hooks.slack.com/services/…',
  ntfy: 'https://ntfy.sh/…',
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
