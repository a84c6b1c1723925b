import { t } from '../lib/i18n/t';
import type { ClockSetting } from '../lib/protocol/messages';

/** A time in whole minutes where it is one, else in seconds. */
export function timeText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return seconds >= 60 && seconds % 60 === 0
    ? t('waiting.minutes', { n: seconds / 60 })
    : t('waiting.seconds', { n: seconds });
}

export function clockText(clock: ClockSetting): string {
  switch (clock.kind) {
    case 'off':
      return t('waiting.clock_off');
    case 'per_turn':
      return t('waiting.perTurnShort', { time: timeText(clock.turn_ms) });
    case 'bank':
      return t('waiting.bankShort', {
        time: timeText(clock.bank_ms),
        added: timeText(clock.increment_ms),
      });
  }
}
