import type {
  ChatLine,
  GameNews,
  GameTable,
  Presence,
  RoomLine,
  RoomView,
  ServerMessage,
  Viewer,
} from '../protocol/messages';
import { shared } from './shared';

/** What this viewer knows of a room: the fold of what the server has sent. */
export interface RoomState {
  readonly viewer: Viewer;
  /** The number of the newest event in it. */
  readonly seq: number;
  readonly room: RoomView;
  readonly log: readonly RoomLine[];
  readonly table: GameTable | null;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  /** When the room came, by `performance.now`: the players' clocks run on from here. */
  readonly roomAtMs: number;
}

type Numbered = { readonly seq: number };
type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

/** Lines by number: a newer one takes the place of the older one of the same number. */
function merged<Line extends Numbered>(
  old: readonly Line[],
  fresh: readonly Line[],
): readonly Line[] {
  if (fresh.length === 0) return old;
  const last = old.at(-1)?.seq ?? -1;
  // Nearly always all of them are new.
  if (fresh.every(({ seq }, nth) => seq > (fresh[nth - 1]?.seq ?? last))) return [...old, ...fresh];
  const lines = new Map([...old, ...fresh].map((line) => [line.seq, line]));
  return [...lines.values()].sort((one, two) => one.seq - two.seq);
}

type Line = GameTable['lines'][number];

function withNews(table: GameTable, news: GameNews): GameTable {
  const { decision, undo, history = table.history } = news;
  const view = shared(table.view, news.view);
  const lines = merged<Line>(table.lines, news.lines);
  // Both are of the one game that the room plays; nothing here knows which.
  return { ...table, view, decision, undo, history, lines } as GameTable;
}

/** A table with the lines that were known of it. */
function withLines(table: GameTable, known: readonly Line[]): GameTable {
  return { ...table, lines: merged<Line>(known, table.lines) } as GameTable;
}

function chatAfter(old: readonly ChatLine[], fresh: readonly ChatLine[]): readonly ChatLine[] {
  const last = old.at(-1)?.n ?? 0;
  return [...old, ...fresh.filter((line) => line.n > last)];
}

/**
 * The chat of one who was let in again. A room that was restored from a backup may know less than we do: then the server
 * sends from an earlier number on, and what we have from there on was never written.
 */
function chatAnew(old: RoomState | null, { seq, chat }: Welcome): readonly ChatLine[] {
  if (!old || seq < old.seq) return chat;
  const first = chat[0]?.n ?? Infinity;
  return [...old.chat.filter((line) => line.n < first), ...chat];
}

/** The answer to `hello`, or everything anew: from the number `since` on, it adds to what is known. */
export function welcomed(old: RoomState | null, message: Welcome, nowMs: number): RoomState {
  const { viewer, seq, room, presence, since } = message;
  const known = since > 0 ? old : null;
  const table = message.table && withLines(message.table, known?.table?.lines ?? []);
  return {
    viewer,
    seq,
    room,
    log: merged(known?.log ?? [], message.log),
    table,
    chat: chatAnew(old, message),
    presence,
    roomAtMs: nowMs,
  };
}

export function updated(old: RoomState, message: Update, nowMs: number): RoomState {
  const { seq, room, log, table, news } = message;
  const told = table ?? (news && old.table ? withNews(old.table, news) : old.table);
  return {
    ...old,
    seq,
    room: room ? shared(old.room, room) : old.room,
    roomAtMs: room ? nowMs : old.roomAtMs,
    log: merged(old.log, log),
    table: told,
  };
}

export function written(old: RoomState, line: ChatLine): RoomState {
  return { ...old, chat: chatAfter(old.chat, [line]) };
}
