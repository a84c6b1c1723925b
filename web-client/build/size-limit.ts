import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** What a first visit may load: script and style, compressed, fonts and pictures apart. */
const LIMIT_BYTES = 200 * 1024;

/** Fails the build when a first visit to a table would load too much: the entry, one language and one game. */
export function sizeLimit(): Plugin {
  return {
    name: 'size-limit',
    generateBundle(_, bundle) {
      const needed = new Set<string>();
      const take = (name: string) => {
        const chunk = bundle[name];
        if (needed.has(name) || chunk?.type !== 'chunk') return;
        needed.add(name);
        for (const style of chunk.viteMetadata?.importedCss ?? []) needed.add(style);
        chunk.imports.forEach(take);
      };
      const chunks = Object.values(bundle).filter(
        (part): part is Rollup.OutputChunk => part.type === 'chunk',
      );
      chunks.filter(({ isEntry }) => isEntry).forEach(({ fileName }) => take(fileName));
      // Of the parts that come when they are wanted, the largest language and all games.
      const lazy = chunks.filter(({ isDynamicEntry }) => isDynamicEntry);
      const sized = (list: Rollup.OutputChunk[]) =>
        list.sort((one, two) => two.code.length - one.code.length);
      const languages = sized(
        lazy.filter(({ facadeModuleId }) => facadeModuleId?.includes('/languages/')),
      );
      const tables = lazy.filter(({ facadeModuleId }) =>
        /\/(games|table)\//.test(facadeModuleId ?? ''),
      );
      for (const { fileName } of [...languages.slice(0, 1), ...tables]) take(fileName);

      const sizes = [...needed].map((name) => {
        const part = bundle[name];
        const content = part?.type === 'chunk' ? part.code : (part?.source ?? '');
        return gzipSync(content).length;
      });
      const total = sizes.reduce((sum, size) => sum + size, 0);
      const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;
      if (total > LIMIT_BYTES) {
        this.error(`a first visit loads ${kilobytes(total)}, more than ${kilobytes(LIMIT_BYTES)}`);
      }
      this.info(`a first visit to a table loads ${kilobytes(total)} of script and style`);
    },
  };
}
