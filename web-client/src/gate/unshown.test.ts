/** A game that a newer server knows and this page does not: nobody is sent there. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/http/api';
import type { LiveTable } from '../lib/protocol/messages';
import { liveTables } from './live';
import { canOpen, openTable, toOwnTable } from './seats';

vi.mock('../games/registry', () => ({
  gameNames: ['shown'],
  about: (game: string) => (game === 'shown' ? { title: game, usual: { game } } : null),
  hasTable: (game: string) => game === 'shown',
}));
vi.mock('../lib/device/device', () => ({
  lastName: { set: vi.fn() },
  tables: { put: vi.fn(), of: vi.fn() },
}));
vi.mock('../lib/http/api', () => ({ api: { live: vi.fn(), openRoom: vi.fn() } }));

const table = (game: string): LiveTable => ({
  room: `room-of-${game}`,
  watch: 'fern-gate-heron-iris-jade',
  game,
  names: ['Mira', 'Tomas'],
  colours: ['blue', 'white'],
});

beforeEach(() => {
  vi.clearAllMocks();
});

describe('a game without a table', () => {
  it('is not opened, and the server is not asked', async () => {
    expect(canOpen('unshown')).toBe(false);
    expect(await openTable('unshown', 2, 'Mira')).toMatchObject({
      ok: false,
      code: 'bad_settings',
    });
    expect(api.openRoom).not.toHaveBeenCalled();
  });

  it('leads to the gate where another would lead to a table of one’s own', () => {
    expect(toOwnTable('unshown')).toBe('/');
    expect(toOwnTable('shown')).toBe('/new/shown');
  });

  it('is not among the live tables, and the others are', async () => {
    const all = ['shown', 'unshown', 'of-a-newer-server', 'shown'].map(table);
    vi.mocked(api.live).mockResolvedValue({ ok: true, value: all });
    expect(await liveTables()).toEqual({ ok: true, value: [table('shown'), table('shown')] });
  });

  it('changes nothing about a list that did not come', async () => {
    const failed = { ok: false, code: 'unreachable', request: null } as const;
    vi.mocked(api.live).mockResolvedValue(failed);
    expect(await liveTables()).toEqual(failed);
  });
});
