import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { GAME, onePage } from './one-page';

const SCRIPT = 'const place = "<!--game--></script>";';
const STYLE = 'p { color: red }';
const page = onePage(SCRIPT, STYLE, 'const dark = true;');

const count = (part: string | RegExp) => page.split(part).length - 1;

const unpacked = (id: string) => {
  const text = new RegExp(`id="${id}" type="text/plain">([^<]*)<`).exec(page)?.[1] ?? '';
  return gunzipSync(Buffer.from(text, 'base64')).toString();
};

it('has one place for a game, whatever is in the script, and before it', () => {
  expect(count(GAME)).toBe(1);
  expect(page.indexOf(GAME)).toBeLessThan(page.indexOf('id="page-script"'));
});

it('carries its script and its style', () => {
  expect(unpacked('page-script')).toBe(SCRIPT);
  expect(unpacked('page-style')).toBe(STYLE);
  expect(count('<script')).toBe(count('</script>'));
});

it('may ask nobody for anything', () => {
  expect(page).toContain("default-src 'none'");
  expect(page).not.toMatch(/(src|href)=/);
});
