import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files gain nothing. */
const WORTH_BYTES = 1024;
const KINDS = /\.(js|css|svg|html)$/;
/** The page of a replay is packed already. */
const PACKED = 'replay.html';

/** Writes a compressed twin beside each file, so that the server has nothing to squeeze while people wait. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    enforce: 'post',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          const source = Buffer.from(part.type === 'chunk' ? part.code : part.source);
          if (!KINDS.test(part.fileName) || part.fileName === PACKED) continue;
          if (source.length < WORTH_BYTES) continue;
          const quality = {
            params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
          };
          this.emitFile({
            type: 'asset',
            fileName: `${part.fileName}.br`,
            source: brotliCompressSync(source, quality),
          });
        }
      },
    },
  };
}
