import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Keep } from '../device/keep';
import type { ClientMessage, ServerMessage } from '../protocol/messages';
import { RoomLink } from './room-link.svelte';
import { backoff } from './socket';

/** The far end of a line: it hears what the page says and answers what a test wants. */
class FarEnd {
  static readonly OPEN = 1;
  static readonly CONNECTING = 0;
  readyState = FarEnd.CONNECTING;
  readonly heard: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = FarEnd.OPEN;
    this.onopen?.();
  }

  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  say(message: Partial<ServerMessage> & { type: ServerMessage['type'] }): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(seq: number, since = 0): void {
    const decision = { key: String(seq), legal: [] };
    const table = { game: 'tajuto', lines: [], view: {}, decision, undo: null };
    const viewer = { as: 'seat', seat: 0 } as const;
    const presence = { seats: [], watchers: 0 };
    this.say({
      type: 'welcome',
      seq,
      since,
      viewer,
      room: {},
      log: [],
      chat: [],
      presence,
      table,
    } as never);
  }

  types(): string[] {
    return this.heard.map(({ type }) => type);
  }
}

function memory(): Keep & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
  };
}

describe('RoomLink', () => {
  let lines: FarEnd[] = [];
  let listeners: Map<string, () => void>;

  beforeEach(() => {
    vi.useFakeTimers();
    lines = [];
    listeners = new Map();
    const listen = (name: string, hear: () => void) => void listeners.set(name, hear);
    vi.stubGlobal('WebSocket', FarEnd);
    vi.stubGlobal('addEventListener', listen);
    vi.stubGlobal('removeEventListener', () => undefined);
    vi.stubGlobal('document', {
      visibilityState: 'visible',
      addEventListener: listen,
      removeEventListener: () => undefined,
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  function link(keep = memory()) {
    const connect = () => {
      const line = new FarEnd();
      lines.push(line);
      return line as unknown as WebSocket;
    };
    const made = new RoomLink(
      'r1',
      { as: 'seat', token: 'secret' },
      keep,
      {},
      { connect, random: () => 1 },
    );
    made.open();
    return made;
  }

  const grope = { game: 'tajuto', do: 'grope', tile: 'A' } as const;

  it('says hello with what it has seen, and comes back by itself', () => {
    const room = link();
    lines[0]?.open();
    expect(lines[0]?.heard).toMatchObject([{ type: 'hello', room: 'r1', seen: 0 }]);
    lines[0]?.welcome(7);
    expect(room.isLive).toBe(true);
    lines[0]?.break();
    expect(room.isLive).toBe(false);
    expect(room.state?.seq).toBe(7);
    vi.advanceTimersByTime(backoff(0, 1));
    lines[1]?.open();
    expect(lines[1]?.heard).toMatchObject([{ type: 'hello', seen: 7 }]);
  });

  it('says again what was not answered, unchanged, and only that', async () => {
    const room = link();
    lines[0]?.open();
    lines[0]?.welcome(7);
    const first = room.command(grope);
    const sent = lines[0]?.heard[1];
    lines[0]?.break();
    vi.advanceTimersByTime(backoff(0, 1));
    lines[1]?.open();
    lines[1]?.welcome(7);
    expect(lines[1]?.heard[1]).toEqual(sent);
    if (sent?.type !== 'command') throw new Error('no command was sent');
    lines[1]?.say({ type: 'accepted', id: sent.id, seq: 8 });
    await expect(first).resolves.toMatchObject({ type: 'accepted' });
    expect(room.unsaved).toEqual([]);
    lines[1]?.break();
    vi.advanceTimersByTime(backoff(1, 1));
    lines[2]?.open();
    lines[2]?.welcome(8);
    expect(lines[2]?.types()).toEqual(['hello']);
  });

  it('keeps an unanswered command through a reload of the page', () => {
    const keep = memory();
    const room = link(keep);
    lines[0]?.open();
    lines[0]?.welcome(7);
    void room.command(grope);
    const sent = lines[0]?.heard[1];
    link(keep);
    lines[1]?.open();
    lines[1]?.welcome(7);
    expect(lines[1]?.heard[1]).toEqual(sent);
  });

  it('comes back at once when the device is online again', () => {
    link();
    lines[0]?.open();
    lines[0]?.welcome(7);
    lines[0]?.break();
    listeners.get('online')?.();
    expect(lines).toHaveLength(2);
  });

  it('begins anew when a line says nothing for too long', () => {
    link();
    lines[0]?.open();
    lines[0]?.welcome(7);
    vi.advanceTimersByTime(25_000);
    expect(lines[0]?.types()).toEqual(['hello', 'ping']);
    vi.advanceTimersByTime(8_000 + backoff(0, 1));
    expect(lines).toHaveLength(2);
  });

  it('stops where the seat is gone for good', () => {
    const room = link();
    void room.act({ do: 'leave' });
    lines[0]?.open();
    lines[0]?.say({ type: 'error', code: 'unknown_seat_token', hint: '' });
    expect(room.refused).toBe('unknown_seat_token');
    expect(room.unsaved).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
  });

  it('takes each number once', () => {
    const room = link();
    lines[0]?.open();
    lines[0]?.welcome(7);
    lines[0]?.say({ type: 'update', seq: 7, log: [{ seq: 7, told: { did: 'started' } }] });
    expect(room.state?.log).toEqual([]);
    lines[0]?.say({ type: 'update', seq: 8, log: [{ seq: 8, told: { did: 'started' } }] });
    expect(room.state?.log).toHaveLength(1);
  });
});

describe('backoff', () => {
  it('grows, has an end, and leaves something to chance', () => {
    expect([0, 1, 2].map((n) => backoff(n, 1))).toEqual([400, 800, 1600]);
    expect(backoff(20, 1)).toBe(15_000);
    expect(backoff(0, 0)).toBe(200);
  });
});
