import { afterEach, expect, it, vi } from 'vitest';
import { fetchFile } from './fetch-file';

afterEach(() => vi.unstubAllGlobals());

function answering(answer: () => Response) {
  const fetch = vi.fn<(path: string) => Promise<Response>>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const bytes = (...those: number[]) => new Response(Uint8Array.from(those));

it('asks for the file of the game', async () => {
  const fetch = answering(() => new Response('{"a":"ō"}'));
  expect(await fetchFile('a/b')).toEqual({ ok: true, value: '{"a":"ō"}' });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/games/a%2Fb/file');
});

it('keeps a mark at the beginning, which does not belong there', async () => {
  answering(() => bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d));
  expect(await fetchFile('a')).toEqual({ ok: true, value: '\ufeff{}' });
});

it('takes no replacement for what is no UTF-8', async () => {
  answering(() => bytes(0x22, 0xff, 0x22));
  expect(await fetchFile('a')).toEqual({ ok: true, value: '' });
});

it('says why there is none', async () => {
  answering(() =>
    Response.json({ code: 'unknown_game', hint: '', request: 'r1' }, { status: 404 }),
  );
  expect(await fetchFile('a')).toEqual({ ok: false, code: 'unknown_game', request: 'r1' });
  answering(() => {
    throw new TypeError('no line');
  });
  expect(await fetchFile('a')).toEqual({ ok: false, code: 'unreachable', request: null });
});
