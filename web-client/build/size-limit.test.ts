import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { firstVisits } from './size-limit';

/** Text that does not vanish when it is compressed. */
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');

interface Made {
  bytes: number;
  from?: string;
  isEntry?: boolean;
  imports?: string[];
  styles?: string[];
}

function chunk(fileName: string, { bytes, from, isEntry, imports, styles }: Made) {
  return {
    type: 'chunk',
    fileName,
    code: noise(bytes),
    isEntry: isEntry ?? false,
    isDynamicEntry: from !== undefined,
    facadeModuleId: from ?? null,
    imports: imports ?? [],
    viteMetadata: { importedCss: new Set(styles), importedAssets: new Set() },
  } as unknown as Rollup.OutputChunk;
}

type Part = Rollup.OutputChunk | Rollup.OutputAsset;

function bundle(made: Record<string, Made>, styles: Record<string, number>): Record<string, Part> {
  const chunks = Object.entries(made).map(([name, one]) => [name, chunk(name, one)]);
  const assets = Object.entries(styles).map(([fileName, bytes]) => [
    fileName,
    { type: 'asset', fileName, source: noise(bytes) } as unknown as Rollup.OutputAsset,
  ]);
  return Object.fromEntries([...chunks, ...assets]);
}

describe('a first visit to a table', () => {
  const parts = bundle(
    {
      'index.js': { bytes: 10_000, isEntry: true, imports: ['shared.js'] },
      'shared.js': { bytes: 5_000 },
      'en.js': { bytes: 1_000, from: '/app/src/lib/i18n/languages/en.ts' },
      'cs.js': { bytes: 2_000, from: '/app/src/lib/i18n/languages/cs.ts' },
      'room.js': { bytes: 20_000, from: '/app/src/table/RoomPage.svelte' },
      'patterns.js': { bytes: 50_000, from: '/app/src/lib/patterns/PatternDefs.svelte' },
      'small.js': {
        bytes: 30_000,
        from: '/app/src/games/small/client.ts',
        imports: ['shared.js'],
        styles: ['small.css'],
      },
      'small-rules.js': { bytes: 40_000, from: '/app/src/games/small/rules/en.ts' },
      'small-end.js': { bytes: 40_000, from: '/app/src/games/small/End.svelte' },
      'small-guide.js': { bytes: 40_000, from: '/app/src/games/small/guide/en.ts' },
      'rules.js': { bytes: 40_000, from: '/app/src/rules/RulesPage.svelte' },
      'large.js': { bytes: 80_000, from: '/app/src/games/large/client.ts' },
    },
    { 'small.css': 4_000 },
  );
  const together = (...names: string[]) =>
    names
      .map((name) => parts[name])
      .map((part) => gzipSync((part?.type === 'chunk' ? part.code : part?.source) ?? '').length)
      .reduce((sum, bytes) => sum + bytes);

  it('loads the entry, the shell, the largest language and one game with its styles, each file once', () => {
    const always = ['index.js', 'shared.js', 'cs.js', 'room.js'];
    expect([...firstVisits(parts)]).toEqual([
      ['small', together(...always, 'small.js', 'small.css')],
      ['large', together(...always, 'large.js')],
    ]);
  });
});
