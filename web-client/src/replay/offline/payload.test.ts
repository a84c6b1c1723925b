import { describe, expect, it } from 'vitest';
import { readPayload } from './payload';

async function packed(value: unknown): Promise<string> {
  const text = new Blob([JSON.stringify(value)]).stream();
  const stream = text.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes));
}

describe('the game in a page', () => {
  it('is unpacked', async () => {
    const payload = { table: {}, file: '{"ě":1}', replays: { all: { id: 'g-1' } } };
    expect(await readPayload(`\n${await packed(payload)}\n`)).toEqual(payload);
  });

  it('may be missing', async () => {
    expect(await readPayload(undefined)).toBe('empty');
    expect(await readPayload('  ')).toBe('empty');
  });

  it('may be damaged', async () => {
    const whole = await packed({ replays: { all: {} } });
    expect(await readPayload(whole.slice(0, -12))).toBe('damaged');
    expect(await readPayload('not base64!')).toBe('damaged');
    expect(await readPayload(await packed({ replays: {} }))).toBe('damaged');
    expect(await readPayload(await packed([]))).toBe('damaged');
  });
});
