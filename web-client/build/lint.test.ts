import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

/** The rules that a text breaks, as a file of this name. */
async function broken(text: string, filePath: string): Promise<(string | null)[]> {
  const [result] = await eslint.lintText(text, { filePath });
  return result?.messages.map(({ ruleId }) => ruleId) ?? [];
}

const component = (markup: string) => broken(`${markup}\n`, 'src/Bad.svelte');
const script = (code: string) => broken(`${code}\n`, 'src/bad.ts');

describe('the lint', { timeout: 60_000 }, () => {
  it('lets no style attribute through', async () => {
    const styles = [
      '<p style="color: red">x</p>',
      '<p style={"color: red"}>x</p>',
      '<svg><path style="fill: red" /></svg>',
      '<svelte:element this={"p"} style="color: red">x</svelte:element>',
    ];
    for (const markup of styles) {
      expect(await component(markup), markup).toContain('no-restricted-syntax');
    }
    for (const code of ["element.setAttribute('style', 'x');", "element.style.cssText = 'x';"]) {
      expect(await script(`declare const element: HTMLElement;\n${code}`), code).toContain(
        'no-restricted-syntax',
      );
    }
    for (const markup of ['<p class="red">x</p>', '<p style:left="{1}px">x</p>']) {
      expect(await component(markup), markup).toEqual([]);
    }
  });

  it('lets no text become markup', async () => {
    expect(await component('<p>{@html "<b>x</b>"}</p>')).toContain('svelte/no-at-html-tags');
    for (const markup of [
      '<iframe title="x" srcdoc="<b>x</b>"></iframe>',
      '<button onclick="x()">x</button>',
    ]) {
      expect(await component(markup), markup).toContain('no-restricted-syntax');
    }
    for (const code of [
      "element.innerHTML = 'x';",
      "element.outerHTML = 'x';",
      "element.insertAdjacentHTML('beforeend', 'x');",
      "document.write('x');",
    ]) {
      expect(await script(`declare const element: HTMLElement;\n${code}`), code).toContain(
        'no-restricted-syntax',
      );
    }
  });

  it('lets no text become code', async () => {
    expect(await script("eval('x');")).toContain('no-eval');
    expect(await script("new Function('x')();")).toContain('no-new-func');
    expect(await script("setTimeout('x()', 1);")).toContain('no-implied-eval');
    expect(await script("location.href = 'javascript:x()';")).toContain('no-script-url');
  });
});
