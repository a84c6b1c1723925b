/** A finished game for tests: four steps of a real one's wire form, cut short so that each can be told apart. */
import golden from '../../../protocol/golden/http-replay.json';
import type { GameTable, Replay, ReplayStep } from '../lib/protocol/messages';

const told = golden as unknown as Replay;
const [first] = told.steps as [ReplayStep];

type Line = GameTable['lines'][number];

/** A line by its number: a turn's end says nothing but whose it was. */
export const line = (seq: number, seat: 0 | 1, undone = false): Line =>
  ({
    seq,
    line: { seat, told: { did: 'ended_turn', kept: null } },
    ...(undone ? { undone } : {}),
  }) as unknown as Line;

export interface MadeStep {
  readonly seq: number;
  readonly seat: 0 | 1;
  readonly turn: number;
  readonly chapter?: number;
  readonly back?: boolean;
  readonly lines?: readonly Line[];
}

/** A step after which the table's turn is `turn`, by which views are told apart. */
function step({ seq, seat, turn, chapter = 0, back = false, lines }: MadeStep): ReplayStep {
  const view = { ...first.news.view, turn };
  const news = { ...first.news, moments: [], lines: lines ?? [line(seq, seat)], view };
  return {
    seq,
    seat,
    turn,
    chapter,
    at_ms: null,
    took_back: back,
    news: news as unknown as ReplayStep['news'],
  };
}

export const replayOf = (steps: readonly MadeStep[]): Replay => ({
  ...told,
  table: { ...told.table, lines: [] },
  steps: steps.map(step),
});

/** Two turns of two players; the third step was taken back and done again. */
export const REPLAY = replayOf([
  { seq: 10, seat: 0, turn: 1 },
  { seq: 12, seat: 0, turn: 1 },
  { seq: 14, seat: 1, turn: 2 },
  { seq: 14, seat: 1, turn: 2, back: true, lines: [line(14, 1, true)] },
  { seq: 17, seat: 1, turn: 2 },
  { seq: 19, seat: 0, turn: 3 },
]);
