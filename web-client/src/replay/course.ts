/**
 * A finished game, position by position: 0 is before its first step, 42 after the step of that number. Positions are
 * folded as live play folds what it hears, each once, so that any of them can be shown at once.
 */
import type { Seat } from '../lib/protocol/games';
import type { GameTable, Replay, ReplayStep, RoomLine } from '../lib/protocol/messages';
import { updated, type RoomState } from '../lib/room/state';
import { viewerOf, type Eyes } from './eyes';

export type NumberedLine = GameTable['lines'][number];

export class Course {
  readonly #replay: Replay;
  readonly #states: RoomState[];

  constructor(replay: Replay, eyes: Eyes) {
    this.#replay = replay;
    this.#states = [laid(replay, eyes)];
  }

  get game(): string {
    return this.#replay.table.game;
  }

  /** The last position, and how many steps there are. */
  get length(): number {
    return this.#replay.steps.length;
  }

  get steps(): readonly ReplayStep[] {
    return this.#replay.steps;
  }

  /** The step that led to a position; none to the first. */
  step(position: number): ReplayStep | null {
    return this.#replay.steps[position - 1] ?? null;
  }

  /** The table at a position, or at the nearest that there is. */
  at(position: number): RoomState {
    const wanted = clamped(position, this.length);
    let state = this.#states[Math.min(wanted, this.#states.length - 1)] as RoomState;
    for (const step of this.#replay.steps.slice(this.#states.length - 1, wanted)) {
      state = after(state, step, this.#states.length);
      this.#states.push(state);
    }
    return state;
  }

  /** The lines that a step added to the log; a take-back adds none. */
  told(position: number): readonly NumberedLine[] {
    const step = this.step(position);
    if (!step || step.took_back) return [];
    const known = new Set(this.at(position - 1).table?.lines.map(({ seq }) => seq));
    return (step.news.lines as readonly NumberedLine[]).filter(({ seq }) => !known.has(seq));
  }
}

/** A position that there is. */
export function clamped(position: number, length: number): number {
  return Math.min(Math.max(Math.trunc(position) || 0, 0), length);
}

/** The table before the first step. Nobody is there, no clock runs, and nothing is to be decided. */
function laid({ room, table }: Replay, eyes: Eyes): RoomState {
  return {
    viewer: viewerOf(eyes),
    seq: 0,
    room: { ...room, clocks: null },
    log: [],
    table: { ...table, decision: null, undo: null },
    chat: [],
    presence: { seats: [], watchers: 0 },
    roomAtMs: 0,
  };
}

function after(
  old: RoomState,
  { seq, seat, took_back, news }: ReplayStep,
  position: number,
): RoomState {
  const log = took_back ? [backLine(old, seat, seq)] : [];
  const told = { ...news, decision: null, undo: null };
  return updated(old, { type: 'update', seq: position, log, news: told }, 0);
}

/** A word about a take-back: it stands in the log behind all that was told before, and before what comes next. */
function backLine({ table, log }: RoomState, seat: Seat, from: number): RoomLine {
  const last = Math.max(0, ...[...(table?.lines ?? []), ...log].map(({ seq }) => seq));
  return { seq: last + 0.001, told: { did: 'took_back', seat, from, to: last, asked: false } };
}
