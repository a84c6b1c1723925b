import { beforeEach, describe, expect, it, vi } from 'vitest';
import { historyApi } from './api';
import { GamesList } from './games-list.svelte';
import { finished } from './sample';

vi.mock('./api', () => ({ historyApi: { games: vi.fn() } }));

const game = (id: string) => finished([{ name: 'Mira', points: 1 }], { id });
const part = (ids: string[], next: string | null) =>
  ({ ok: true, value: { items: ids.map(game), next } }) as const;
const CUT_OFF = { ok: false, code: 'unreachable', request: null } as const;
const ids = (list: GamesList) => list.games.map(({ id }) => id);

beforeEach(() => {
  vi.mocked(historyApi.games).mockReset();
});

describe('a list of games', () => {
  it('comes part by part, by the address that each part names', async () => {
    const answers = vi.mocked(historyApi.games);
    answers
      .mockResolvedValueOnce(part(['c', 'b'], '/next'))
      .mockResolvedValueOnce(part(['a'], null));
    const list = new GamesList('/first');
    expect([list.isThere, list.hasMore]).toEqual([false, false]);
    await list.load();
    expect([ids(list), list.isThere, list.hasMore]).toEqual([['c', 'b'], true, true]);
    await list.load();
    expect([ids(list), list.hasMore]).toEqual([['c', 'b', 'a'], false]);
    await list.load();
    expect(answers.mock.calls).toEqual([['/first'], ['/next']]);
  });

  it('keeps what has come where the next part does not, and asks for that again', async () => {
    const answers = vi.mocked(historyApi.games);
    answers
      .mockResolvedValueOnce(part(['b'], '/next'))
      .mockResolvedValueOnce(CUT_OFF)
      .mockResolvedValueOnce(part(['a'], null));
    const list = new GamesList('/first');
    await list.load();
    await list.load();
    expect([ids(list), list.problem, list.hasMore]).toEqual([['b'], 'unreachable', true]);
    await list.load();
    expect([ids(list), list.problem]).toEqual([['b', 'a'], null]);
    expect(answers).toHaveBeenLastCalledWith('/next');
  });

  it('asks once at a time', async () => {
    vi.mocked(historyApi.games).mockResolvedValue(part(['a'], '/next'));
    const list = new GamesList('/first');
    await Promise.all([list.load(), list.load()]);
    expect(ids(list)).toEqual(['a']);
  });
});
