import { svelte } from '@sveltejs/vite-plugin-svelte';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed';
import { moreLetters } from './build/more-letters';
import { sizeLimit } from './build/size-limit';
import { worker } from './build/worker';

/** Where the development server finds Sanmon. */
const { SANMON_SERVER: server = 'http://127.0.0.1:8080' } = loadEnv('', '.', 'SANMON_');

export default defineConfig({
  plugins: [svelte(), worker(), moreLetters(), sizeLimit(), compressed()],
  build: {
    target: 'es2022',
    // The server's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    // What most parts need is one file: cut into pieces it would be more to load, and more often.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'common', test: /\/src\/lib\/|node_modules/, minShareCount: 3 }],
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
