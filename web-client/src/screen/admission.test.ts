import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Keep } from '../lib/device/keep';
import { admitted, forget, letIn, moveOn } from './admission';

const CODE = 'dabe-kilo-moza-pire-tasi';

class Memory implements Keep {
  readonly #values = new Map<string, string>();
  read = (key: string): string | null => this.#values.get(key) ?? null;
  write = (key: string, value: string): void => void this.#values.set(key, value);
}

/** A server that answers as it is told, and what it was asked. */
function server(...answers: (object | null)[]): { token: string }[] {
  const asked: { token: string }[] = [];
  vi.stubGlobal('fetch', (_path: string, init: { body: string }) => {
    asked.push(JSON.parse(init.body) as { token: string });
    const answer = answers.shift();
    if (!answer) return Promise.reject(new Error('no line'));
    const ok = !('code' in answer);
    return Promise.resolve({ ok, headers: new Headers(), json: () => Promise.resolve(answer) });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

describe('a screen', () => {
  it('keeps what lets it in, and asks again with the same token after a lost answer', async () => {
    const kept = new Memory();
    const asked = server(null, { room: 'r', token: 'the-token' });
    const result = await letIn(CODE, 'a-pass', kept);
    expect(result).toEqual({ ok: true, value: { room: 'r', token: 'the-token', movedOn: false } });
    expect(asked).toHaveLength(2);
    expect(asked[0]?.token).toBe(asked[1]?.token);
    expect(admitted(CODE, kept)?.room).toBe('r');
    expect(admitted('another-code-of-a-table', kept)).toBeNull();
  });

  it('keeps nothing where it was not let in', async () => {
    const kept = new Memory();
    server({ code: 'bad_pass', hint: '', request: 'q' });
    expect(await letIn(CODE, 'a-pass', kept)).toMatchObject({ ok: false, code: 'bad_pass' });
    expect(admitted(CODE, kept)).toBeNull();
  });

  it('goes along into the rematch with the same token, and can be forgotten', async () => {
    const kept = new Memory();
    server({ room: 'r', token: 'the-token' });
    await letIn(CODE, 'a-pass', kept);
    expect(moveOn(CODE, 'r2', kept)).toEqual({ room: 'r2', token: 'the-token', movedOn: true });
    expect(admitted(CODE, kept)?.room).toBe('r2');
    forget(CODE, kept);
    expect(admitted(CODE, kept)).toBeNull();
    expect(moveOn(CODE, 'r3', kept)).toBeNull();
  });

  it('is not led astray by what it did not keep itself', () => {
    const kept = new Memory();
    for (const text of ['', 'null', '7', '{"room":1}', '{']) {
      kept.write(`screen.${CODE}`, text);
      expect(admitted(CODE, kept)).toBeNull();
    }
  });
});
