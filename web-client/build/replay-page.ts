import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build, type Plugin, type Rollup } from 'vite';
import { onePage } from './one-page';

/** Before any game is in it. */
const LIMIT_BYTES = 600 * 1024;

/** Nobody reads rules, takes lessons, asks for hints or sits down in a finished game: these words stay outside. */
const UNSAID = [
  /\/games\/[^/]+\/(rules|guide)\/(en|de|it|cs|drawings|guide)\.ts$/,
  /\/games\/[^/]+\/hint\/words\/\w+\.ts$/,
  /\/(guide|notices|screen|seat|waiting)\/words\/\w+\.ts$/,
];

/** Leaves out what is never asked for. Each of these modules has one name, which is looked up when it is needed. */
function without(left: readonly RegExp[]): Plugin {
  return {
    name: 'without',
    enforce: 'pre',
    load(id) {
      if (!left.some((one) => one.test(id))) return null;
      const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)];
      return names.map(([, name]) => `export const ${name} = {};`).join('\n');
    },
  };
}

/**
 * A page that shows a finished game without a server: one file, in which the server puts a game. It is built apart from
 * the rest, for it shares no file with it.
 */
export function replayPage(): Plugin {
  return {
    name: 'replay-page',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        plugins: [without(UNSAID), svelte()],
        build: {
          target: 'es2022',
          write: false,
          cssCodeSplit: false,
          assetsInlineLimit: Number.MAX_SAFE_INTEGER,
          rolldownOptions: {
            input: 'src/replay/offline/main.ts',
            output: { format: 'iife', codeSplitting: false },
          },
        },
      });
      const { output } = made as Rollup.RollupOutput;
      const [{ code }, ...rest] = output;
      const style = rest.map((part) => ('source' in part ? String(part.source) : '')).join('\n');
      if (rest.some(({ fileName }) => !fileName.endsWith('.css'))) {
        this.error('the page of a replay is more than one file');
      }
      const page = onePage(code, style, readFileSync('public/theme.js', 'utf8'));
      const bytes = Buffer.byteLength(page);
      if (bytes > LIMIT_BYTES) this.error(`the page of a replay has ${bytes} bytes`);
      this.info(`the page of a replay has ${(bytes / 1024).toFixed(1)} KB before any game`);
      this.emitFile({ type: 'asset', fileName: 'replay.html', source: page });
    },
  };
}
