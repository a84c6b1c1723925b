/** Every golden game proves itself, as a file of its own server would. */
import { describe, expect, it, vi } from 'vitest';
import { checkFile } from './check';
import { isClean } from './report';

// The pictures look at the settings of the device; nothing is drawn here.
vi.mock('../lib/settings/device', () => ({ settings: {} }));

const FILES = Object.entries(
  import.meta.glob<string>('../../../tests/golden/*.sanmon.gz', {
    query: '?url&inline',
    import: 'default',
  }),
).map(([path, load]) => [path.split('/').pop() ?? path, load] as const);

async function unpacked(load: () => Promise<string>): Promise<Uint8Array> {
  const { body } = await fetch(await load());
  const text = body?.pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(text).arrayBuffer());
}

const decoded = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it('there are games of both kinds for every number of players', () => {
  const kinds = new Set(FILES.map(([name]) => /^\w+-\d/.exec(name)?.[0]));
  expect([...kinds].sort()).toEqual(
    ['satori', 'tajuto'].flatMap((game) => [2, 3, 4].map((players) => `${game}-${players}`)),
  );
});

describe.each(FILES)('%s', (_, load) => {
  it('is clean', async () => {
    const report = await checkFile(decoded(await unpacked(load)));
    expect(report.problems).toEqual([]);
    expect(isClean(report)).toBe(true);
    expect(report.draws.length).toBeGreaterThan(10);
  });
});

it.each(['satori-3', 'tajuto-4'])('a changed byte of %s is noticed', async (kind) => {
  const load = FILES.find(([name]) => name.startsWith(kind))?.[1];
  const bytes = await unpacked(load ?? (async () => ''));
  // A prime, so that the places fall on all kinds of things.
  const apart = 4999;
  expect(bytes.length).toBeGreaterThan(10 * apart);
  for (let place = 0; place < bytes.length; place += apart) {
    const changed = Uint8Array.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ (1 + (place % 127));
    expect(isClean(await checkFile(decoded(changed))), `byte ${place}`).toBe(false);
  }
});
