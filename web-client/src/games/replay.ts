/** What a game brings to the replay of a finished one, loaded there alone. */
import type { GameTable } from '../lib/protocol/messages';
import type { GameName } from './about';
import type { TableOf } from './game';

export interface GameReplay<View = GameTable['view']> {
  /** What a chapter is called, by how the table stood at the beginning of the one before it and stands at its own. */
  readonly chapter: (before: View, now: View) => string;
}

/** A replay hands to a game only tables of this very game. */
export function defineReplay<Name extends GameName>(
  replay: GameReplay<TableOf<Name>['view']>,
): GameReplay {
  return replay as unknown as GameReplay;
}
