import { t } from '../lib/i18n/t';
import type { Seat } from '../lib/protocol/games';
import type { HookFormat, RoomLine } from '../lib/protocol/messages';

const SERVICES: Record<HookFormat, string> = { discord: 'Discord', slack: 'Slack', ntfy: 'ntfy' };

/** A line of the room's own log, in words. */
export function roomText({ told }: RoomLine, nameOf: (seat: Seat) => string): string {
  switch (told.did) {
    case 'sat_down':
      return t('table.told_sat_down', { name: told.name });
    case 'renamed':
      return t('table.told_renamed', { seat: told.seat + 1, name: told.name });
    case 'seat_cleared':
      return t('table.told_seat_cleared', { seat: told.seat + 1 });
    case 'bot_seated':
      return t('table.told_bot_seated', { name: nameOf(told.seat) });
    case 'host_passed':
    case 'took_back':
    case 'returned':
    case 'time_ran_out':
    case 'screen_admitted':
    case 'screens_dismissed':
      return t(`table.told_${told.did}`, { name: nameOf(told.seat) });
    case 'hook_set':
      return t('table.told_hook_set', { name: nameOf(told.seat), service: SERVICES[told.format] });
    case 'hook_removed':
      return t('table.told_hook_removed', { name: nameOf(told.seat) });
    case 'stood_in': {
      const parameters = { name: nameOf(told.seat), bot: t(`waiting.bot_${told.level}`) };
      return t(told.voted ? 'table.told_stood_in_voted' : 'table.told_stood_in', parameters);
    }
    case 'pass_used':
      return t(told.moved ? 'table.told_pass_moved' : 'table.told_pass_used', {
        name: nameOf(told.seat),
      });
    case 'reinvited':
      return t('table.told_reinvited', { name: nameOf(told.seat), host: nameOf(told.by) });
    case 'opened':
    case 'configured':
    case 'started':
    case 'abandoned':
    case 'rematch':
      return t(`table.told_${told.did}`);
  }
}
