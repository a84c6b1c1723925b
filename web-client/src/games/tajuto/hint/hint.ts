/** What speaks for a command at Tajuto, in words. */
import { t } from '../../../lib/i18n/t';
import type { Command, Reason, Why } from '../../../lib/protocol/tajuto';
import type { Phrase } from '../../game';
import type { TajutoRule } from '../rules/contents';
import { floorName, objectiveName, pagodaName } from '../told';

/** What a reason follows from. */
const RULES: Record<Why['kind'], TajutoRule> = {
  floors_fit: 'T18',
  size_fits: 'T18',
  must_use_a_tile: 'T8',
  floor_for_later: 'T22',
  feels: 'T11',
  another_handful: 'T11',
  offering: 'T14',
  points: 'T26',
  discount: 'T16',
  shrine: 'T26',
  more_actions: 'T6',
  inauguration: 'T26',
  ends_game: 'T25',
  finishes: 'T23',
  over_cube: 'T20',
  makes_room: 'T19',
  builds: 'T21',
  claims: 'T24',
  keeps: 'T22',
  nothing_pays: 'T5',
  nothing_left: 'T5',
};

/** The reason, its rule, and what can be claimed then. */
export function reasonPhrases({ why, objective }: Reason): Phrase[] {
  const phrases: Phrase[] = [
    { kind: 'text', text: whyText(why) },
    { kind: 'rule', text: RULES[why.kind] },
  ];
  if (objective) {
    const words = t('tajutoHint.thenClaim', { objective: objectiveName(objective) });
    phrases.push({ kind: 'text', text: words });
  }
  return phrases;
}

function whyText(why: Why): string {
  switch (why.kind) {
    case 'feels':
      return why.fit > 0 ? t('tajutoHint.why_feels', why) : t('tajutoHint.why_feels_only', why);
    case 'another_handful':
      return t('tajutoHint.why_another_handful', { n: why.left });
    case 'offering':
      return why.cost > 0
        ? t('tajutoHint.why_offering_for', why)
        : t('tajutoHint.why_offering', why);
    case 'more_actions':
      return t(`tajutoHint.why_more_${why.action}`);
    case 'inauguration':
      return t('tajutoHint.why_inauguration', { ...why, pagoda: pagodaName(why.pagoda) });
    case 'finishes': {
      const words = { ...why, pagoda: pagodaName(why.pagoda) };
      return why.points > 0
        ? t('tajutoHint.why_finishes_points', words)
        : t('tajutoHint.why_finishes', words);
    }
    case 'makes_room':
      return t('tajutoHint.why_makes_room', { ...why, next: floorName(why.next) });
    case 'keeps':
      return t('tajutoHint.why_keeps', { n: why.missing });
    default:
      return t(`tajutoHint.why_${why.kind}`, { ...why });
  }
}

/** Where on the table a command is given: the place that a phone shows by a tab. */
export function placeOf(command: Command): string | null {
  switch (command.do) {
    case 'grope':
    case 'draw_size':
    case 'draw_blind':
      return 'aside';
    case 'acquire':
      return command.ware.kind === 'village' ? 'market' : 'board';
    case 'claim':
      return 'market';
    case 'offer':
    case 'build':
    case 'pick':
    case 'grope_again':
      return 'board';
    case 'end_turn':
      return null;
  }
}
