/** What somebody may hold at the end of a game: loaded where it is counted, in the statistics. */
import type { Language } from '../lib/settings/choices';

/** The pieces in words, by the names that the server has for them. */
export type PieceWords<Piece extends string = string> = Readonly<
  Record<Language, Readonly<Record<Piece, string>>>
>;
