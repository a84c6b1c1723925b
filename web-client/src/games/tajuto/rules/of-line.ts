import type { Line } from '../../../lib/protocol/tajuto';
import type { TajutoRule } from './contents';

type Told = Line['told'];

/** What the number in a line comes from, or else what was done. */
const RULES: Record<Exclude<Told['did'], 'built' | 'ended_turn'>, TajutoRule> = {
  groped: 'T11',
  drew: 'T10',
  offered: 'T14',
  took_tile: 'T17',
  acquired: 'T16',
  claimed: 'T24',
};

/** The rule that a line of the log follows. */
export function ruleOf({ told }: Line): TajutoRule {
  switch (told.did) {
    case 'built':
      if (told.ending) return 'T25';
      if (told.floor.size === 6) return 'T23';
      return told.over_cube > 0 ? 'T20' : 'T19';
    case 'ended_turn':
      return told.kept ? 'T22' : 'T21';
    default:
      return RULES[told.did];
  }
}
