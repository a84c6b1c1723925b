import { afterEach, describe, expect, it, vi } from 'vitest';
import { historyApi, nextOf } from './api';

vi.mock('../lib/device/device', () => ({ playerKey: () => 'key' }));

afterEach(() => {
  vi.unstubAllGlobals();
});

function answers(body: unknown, init: ResponseInit = {}) {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(body), init)),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

describe('the next part of a list', () => {
  it('stands in the header', () => {
    expect(nextOf('</api/me/games?limit=20&before=9.a>; rel="next"')).toBe(
      '/api/me/games?limit=20&before=9.a',
    );
  });

  it('is nowhere where there is none, or where it leads elsewhere', () => {
    expect(nextOf(null)).toBeNull();
    expect(nextOf('</api/me/games>; rel="prev"')).toBeNull();
    expect(nextOf('<https://example.org/api/me/games>; rel="next"')).toBeNull();
    expect(nextOf('<//example.org/api/>; rel="next"')).toBeNull();
  });

  it('comes with the games', async () => {
    answers([], { headers: { link: '</api/me/games?before=x>; rel="next"' } });
    expect(await historyApi.games('/api/me/games')).toEqual({
      ok: true,
      value: { items: [], next: '/api/me/games?before=x' },
    });
  });
});

describe('requests', () => {
  it('name the day of an evening by the clock of the device', async () => {
    const asked = answers([]);
    await historyApi.evening('a b', -90);
    expect(asked.mock.calls[0]?.[0]).toBe('/api/me/evening?game=a+b&offset_min=-90');
  });

  it('send a file as it is, with the key of the device', async () => {
    const asked = answers({ id: 'one' }, { status: 201 });
    expect(await historyApi.takeIn('{"format":"sanmon"}')).toMatchObject({ ok: true });
    expect(asked.mock.calls[0]?.[1]).toEqual({
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-player-key': 'key' },
      body: '{"format":"sanmon"}',
    });
  });

  it('hand on what the server says against them', async () => {
    const problem = { code: 'damaged_file', hint: 'link 3 does not fit', request: 'r' };
    answers(problem, { status: 422 });
    expect(await historyApi.takeIn('{}')).toEqual({ ok: false, ...problem });
  });
});
