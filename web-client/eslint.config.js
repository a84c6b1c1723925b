import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** For browsers that are too old for the page: read as the oldest language, by a parser that refuses all that is newer. */
const OLDEST = 'public/start.js';

const STYLE = 'The content policy forbids style attributes: use a class.';
const MARKUP = 'Text of others must not become markup: build elements instead.';

/**
 * What the content policy would stop in the browser, or what would make markup of a text. A directive such as
 * `style:left` is no attribute: it sets the property from the script, which the policy allows.
 */
const FORBIDDEN = [
  { selector: "SvelteAttribute[key.name='style']", message: STYLE },
  {
    selector: "CallExpression[callee.property.name='setAttribute'][arguments.0.value='style']",
    message: STYLE,
  },
  { selector: "MemberExpression[property.name='cssText']", message: STYLE },
  {
    selector: 'AssignmentExpression[left.property.name=/^(inner|outer)HTML$|^srcdoc$/]',
    message: MARKUP,
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment)$/]',
    message: MARKUP,
  },
  {
    selector: "CallExpression[callee.object.name='document'][callee.property.name=/^write(ln)?$/]",
    message: MARKUP,
  },
  { selector: "SvelteAttribute[key.name='srcdoc']", message: MARKUP },
  {
    selector: 'SvelteAttribute[key.name=/^on/] > SvelteLiteral',
    message: 'The content policy forbids scripts in attributes: give a function.',
  },
];

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
      'no-restricted-syntax': ['error', ...FORBIDDEN],
      'svelte/no-at-html-tags': 'error',
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
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
