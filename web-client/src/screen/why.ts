import type { ApiCode } from '../lib/http/api';

/** Why a television shows no table: it asks for a pass, or says what stands in the way. */
export type Why = 'ask' | 'bad' | 'nowhere' | 'off' | 'gone' | 'full' | 'over';

/** What an answer means here; what has no page of its own is said below the field. */
export function whyNot(code: ApiCode): { why: Why; problem: ApiCode | null } {
  switch (code) {
    case 'bad_pass':
      return { why: 'bad', problem: null };
    // The other: a code or a pass in the address that is none.
    case 'unknown_room':
    case 'unknown_message':
      // The second is said where a code or a pass in the address is none.
      return { why: 'nowhere', problem: null };
    case 'full':
      return { why: 'full', problem: null };
    case 'wrong_phase':
      return { why: 'over', problem: null };
    default:
      return { why: 'ask', problem: code };
  }
}
