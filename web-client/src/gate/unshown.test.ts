/** A game that the server knows and this page has no table for: nobody is sent there. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../lib/http/api';
import type { LiveTable } from '../lib/protocol/messages';
import { liveTables } from './live';
import { canOpen, firstGame, openTable, toOwnTable } from './seats';

vi.mock('../games/registry', () => ({
  gameNames: ['unshown', 'shown'],
  about: (game: string) => ({ title: game, usual: { game } }),
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

  it('is not what one plays who has chosen nothing', () => {
    expect(firstGame).toBe('shown');
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
