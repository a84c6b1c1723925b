import { build, type Plugin, type Rollup } from 'vite';

/** The service worker is one file of its own under a name that never changes: browsers ask for it by that. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    async generateBundle() {
      const made = await build({
        configFile: false,
        publicDir: false,
        logLevel: 'error',
        build: {
          target: 'es2022',
          write: false,
          rolldownOptions: { input: 'src/worker/sw.ts', output: { format: 'iife' } },
        },
      });
      const { output } = made as Rollup.RollupOutput;
      const [{ code }, ...rest] = output;
      if (rest.length > 0) this.error('the worker is more than one file');
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
    },
  };
}
