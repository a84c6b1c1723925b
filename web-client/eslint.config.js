import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** For browsers that are too old for the page: read as the oldest language, by a parser that refuses all that is newer. */
const OLDEST = 'public/start.js';

export default ts.config(
  { ignores: ['dist/', 'src/lib/protocol/'] },
  js.configs.recommended,
  { extends: [ts.configs.strict], ignores: [OLDEST] },
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    rules: {
      // TypeScript knows better which names exist.
      'no-undef': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: "SvelteElement > SvelteStartTag > SvelteAttribute[key.name='style']",
          message: 'The content policy forbids style attributes: use a class.',
        },
      ],
      'svelte/no-at-html-tags': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig },
    },
  },
  {
    files: [OLDEST],
    languageOptions: { ecmaVersion: 5, sourceType: 'script' },
    rules: {
      'no-unused-vars': ['error', { caughtErrors: 'none' }],
      'no-prototype-builtins': 'off',
    },
  },
);
