import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** What a first visit may load: script and style, compressed, fonts and pictures apart. */
const LIMIT_BYTES = 200 * 1024;

type Bundle = Readonly<Record<string, Rollup.OutputAsset | Rollup.OutputChunk>>;

const LANGUAGE = /\/languages\//;
const SHELL = /\/src\/table\/RoomPage\.svelte$/;
/** Its rules, its lessons and its end are loaded when they are wanted. */
const GAME = /\/src\/games\/([^/]+)\/client\.ts$/;

/** What a first visit to a table of each game loads: the entry, the shell, the largest language and this one game. */
export function firstVisits(bundle: Bundle): ReadonlyMap<string, number> {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
  const from = (where: RegExp) =>
    lazy.filter(({ facadeModuleId }) => where.test(facadeModuleId ?? ''));
  const gameOf = ({ facadeModuleId }: Rollup.OutputChunk) =>
    GAME.exec(facadeModuleId ?? '')?.[1] ?? '';

  const entries = chunks.filter(({ isEntry }) => isEntry);
  const language = from(LANGUAGE).sort((one, two) => compressed(two) - compressed(one));
  const always = [...entries, ...from(SHELL), ...language.slice(0, 1)];
  const games = from(GAME);
  const visit = (name: string) => {
    const game = games.filter((chunk) => gameOf(chunk) === name);
    return weight(bundle, [...always, ...game]);
  };
  return new Map([...new Set(games.map(gameOf))].map((name) => [name, visit(name)]));
}

/** How many bytes these chunks are, compressed, with the scripts that they import and their styles. */
function weight(bundle: Bundle, chunks: readonly Rollup.OutputChunk[]): number {
  const needed = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (needed.has(name) || chunk?.type !== 'chunk') return;
    needed.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
    chunk.imports.forEach(take);
  };
  chunks.forEach(({ fileName }) => take(fileName));
  return [...needed].reduce((sum, name) => sum + compressed(bundle[name]), 0);
}

function compressed(part: Bundle[string] | undefined): number {
  return gzipSync((part?.type === 'chunk' ? part.code : part?.source) ?? '').length;
}

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

/** Fails the build when a first visit to a table would load too much. */
export function sizeLimit(): Plugin {
  return {
    name: 'size-limit',
    generateBundle(_, bundle) {
      for (const [game, bytes] of firstVisits(bundle)) {
        const loads = `a first visit to a table of ${game} loads ${kilobytes(bytes)}`;
        if (bytes > LIMIT_BYTES) this.error(`${loads}, more than ${kilobytes(LIMIT_BYTES)}`);
        this.info(`${loads} of script and style`);
      }
    },
  };
}
