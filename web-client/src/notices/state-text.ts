import { errorText } from '../lib/http/error-text';
import { t } from '../lib/i18n/t';
import type { NoticeBrowser } from './browser';
import type { NoticeState, PushProblem } from './notices.svelte';

/** How it stands at a seat, in words: what is on, or why not and what to do about it. */
export function stateText(state: NoticeState, problem: PushProblem | null): string {
  if (problem === 'unsupported') return t('notices.problem_unsupported');
  if (problem === 'service-away') return t('notices.problem_service');
  if (problem) return `${t('notices.state_open')} ${errorText(problem)}`;
  return state === 'install-first' ? t('notices.state_install') : t(`notices.state_${state}`);
}

/** How it stands on this device, whatever was chosen at its tables. */
export function deviceText(browser: NoticeBrowser): string {
  const ability = browser.ability();
  if (ability !== 'can') return stateText(ability, null);
  const permission = browser.permission();
  if (permission === 'denied') return t('notices.state_blocked');
  return t(permission === 'granted' ? 'notices.state_allowed' : 'notices.state_unasked');
}
