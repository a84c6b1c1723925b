/** The steps of the end of a round. */
import type { PhaseView, View } from '../../../lib/protocol/satori';

/** What is asked of the players between two rounds. */
export type RoundPhase = Extract<
  PhaseView,
  { kind: 'amulet' | 'bonus' | 'claim' | 'keep' | 'exchange' }
>;

export const isRoundPhase = (phase: PhaseView): phase is RoundPhase =>
  phase.kind === 'amulet' ||
  phase.kind === 'bonus' ||
  phase.kind === 'claim' ||
  phase.kind === 'keep' ||
  phase.kind === 'exchange';

export type Step =
  'amulet' | 'site' | 'sanmon' | 'order' | 'incense' | 'claim' | 'keep' | 'exchange' | 'score';

const LAST_ROUND = 5;
/** After this round, and after the last one, amulets may be played (S25, S33). */
const AMULET_ROUND = 3;
const RENEWAL: readonly Step[] = [
  'site',
  'sanmon',
  'order',
  'incense',
  'claim',
  'keep',
  'exchange',
];

/** The round that is over: the number changes while the table is made ready, before offerings are claimed. */
export function endedRound({ round }: View, { kind }: RoundPhase): number {
  return kind === 'amulet' || kind === 'bonus' ? round : round - 1;
}

export function stepsAfter(ended: number): readonly Step[] {
  if (ended >= LAST_ROUND) return ['amulet', 'score'];
  return ended === AMULET_ROUND ? ['amulet', ...RENEWAL] : RENEWAL;
}

export const stepOf = ({ kind }: RoundPhase): Step => (kind === 'bonus' ? 'amulet' : kind);

export const isLastRound = (ended: number): boolean => ended >= LAST_ROUND;

/** The rule that speaks of what is asked. */
export function ruleOf({ kind }: RoundPhase, ended: number): string {
  switch (kind) {
    case 'amulet':
    case 'bonus':
      return isLastRound(ended) ? 'S33' : 'S25';
    case 'claim':
      return 'S30';
    case 'keep':
      return 'S31';
    case 'exchange':
      return 'S32';
  }
}
