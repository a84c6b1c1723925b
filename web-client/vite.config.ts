import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed';
import { replayPage } from './build/replay-page';
import { moreLetters } from './build/more-letters';
import { sizeLimit } from './build/size-limit';
import { worker } from './build/worker';

/** Where the development server finds Sanmon. */
const { SANMON_SERVER: server = 'http://127.0.0.1:8080' } = loadEnv('', '.', 'SANMON_');

const COMMON = /\/src\/(lib\/(?!chart\/)|gate\/)|node_modules/;

export default defineConfig({
  plugins: [svelte(), worker(), moreLetters(), replayPage(), sizeLimit(), compressed()],
  build: {
    target: 'es2022',
    // The server's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    // What most parts need is one file, and what live tables and replays are made of is another: cut into pieces it
    // would be more to load, and more often. Charts are needed where one looks back, not at a table.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'common', test: COMMON, minShareCount: 3 },
            { name: 'table', test: /\/src\/table\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: { include: ['{src,build}/**/*.test.ts'] },
});
