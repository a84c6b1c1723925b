import { describe, expect, it } from 'vitest';
import type { ChatLine, GameTable, RoomView, ServerMessage } from '../protocol/messages';
import { updated, welcomed, written } from './state';

type Welcome = Extract<ServerMessage, { type: 'welcome' }>;
type Update = Extract<ServerMessage, { type: 'update' }>;

const room = { phase: 'playing' } as RoomView;
const line = (seq: number, told: string) => ({ seq, line: { seat: 0, told } });
const table = (lines: unknown[]) =>
  ({
    game: 'tajuto',
    view: { turn: 1 },
    decision: null,
    undo: null,
    lines,
  }) as unknown as GameTable;
const chat = (n: number): ChatLine => ({ n, at_s: 0, seat: 0, name: 'Ama', text: `line ${n}` });

function welcome(parts: Partial<Welcome>): Welcome {
  return {
    type: 'welcome',
    version: 1,
    viewer: { as: 'seat', seat: 0 },
    seq: 5,
    since: 0,
    room,
    log: [],
    table: table([line(4, 'a'), line(5, 'b')]),
    chat: [chat(1)],
    presence: { seats: [0], watchers: 0 },
    ...parts,
  };
}

const told = (state: { table: GameTable | null }) =>
  state.table?.lines.map(({ seq, line: { told } }) => `${seq}${String(told)}`);

describe('the state of a room', () => {
  it('merges news by number: a line can come to read differently', () => {
    const before = welcomed(null, welcome({}), 0);
    const news = {
      lines: [line(5, 'c'), line(6, 'd')],
      view: { turn: 2 },
      decision: null,
      undo: null,
    };
    const update = { type: 'update', seq: 6, log: [], news } as unknown as Update;
    const after = updated(before, update, 9);
    expect(told(after)).toEqual(['4a', '5c', '6d']);
    expect([after.seq, after.room, after.roomAtMs]).toEqual([6, room, 0]);
  });

  it('adds to what is known when it is welcomed with a part, and forgets it with the whole', () => {
    const before = welcomed(null, welcome({}), 0);
    const part = welcome({ since: 5, seq: 7, table: table([line(4, 'x'), line(7, 'e')]) });
    expect(told(welcomed(before, part, 0))).toEqual(['4x', '5b', '7e']);
    const whole = welcome({ since: 0, seq: 7, table: table([line(7, 'e')]) });
    expect(told(welcomed(before, whole, 0))).toEqual(['7e']);
  });

  it('keeps the chat through every welcome, and each line once', () => {
    let state = welcomed(null, welcome({}), 0);
    state = written(state, chat(2));
    state = written(state, chat(2));
    state = welcomed(state, welcome({ chat: [chat(2), chat(3)] }), 0);
    expect(state.chat.map(({ n }) => n)).toEqual([1, 2, 3]);
  });

  it('begins anew where the server knows less than it does, as after a restored backup', () => {
    let state = welcomed(null, welcome({ seq: 9, chat: [chat(1), chat(2), chat(3)] }), 0);
    const restored = welcome({ seq: 7, since: 0, table: table([line(7, 'e')]), chat: [] });
    state = written(welcomed(state, restored, 0), chat(1));
    expect([state.seq, told(state), state.chat.map(({ n }) => n)]).toEqual([7, ['7e'], [1]]);
  });

  it('takes chat from an earlier number on for what is written there', () => {
    const before = welcomed(null, welcome({ chat: [chat(1), chat(2), chat(3)] }), 0);
    const other = { ...chat(2), text: 'another line' };
    const after = welcomed(before, welcome({ since: 5, chat: [other] }), 0);
    expect(after.chat).toEqual([chat(1), other]);
  });
});
