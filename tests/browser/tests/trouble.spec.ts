/** A browser that cannot show the page, and a page that cannot start: a sentence that says what to do, never nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { LANGUAGES, openGate, welcome, WELCOME } from '../support/gate.js';
import { inBothLights } from '../support/light.js';

const OLD = {
  en: 'This browser is too old for Sanmon.',
  de: 'Dieser Browser ist zu alt für Sanmon.',
  it: 'Questo browser è troppo vecchio per Sanmon.',
  cs: 'Tento prohlížeč je pro Sanmon příliš starý.',
} as const;
const BROKEN = 'Sanmon could not start.';

/** What older browsers do not have. */
const LACKS = {
  'colours that are mixed': () => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (name: string, value?: string) =>
      !value?.includes('color-mix') && supports(name, value ?? '');
  },
  sockets: () => {
    Reflect.deleteProperty(window, 'WebSocket');
  },
  modules: () => {
    Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
  },
};

for (const [what, lack] of Object.entries(LACKS)) {
  test(`a browser without ${what} is told what to do`, async ({ page, expectAccessible }) => {
    await page.addInitScript(lack);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      await expect(page.getByRole('main')).toContainText(OLD.en);
      await expect(page.locator('#app')).toHaveCount(0);
      await expectAccessible();
    }
  });
}

test('it is told in the language of the browser, or in the chosen one', async ({
  browser,
  baseURL,
}) => {
  for (const locale of LANGUAGES) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), locale });
    const page = await context.newPage();
    await page.addInitScript(LACKS.sockets);
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(OLD[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.evaluate(() => localStorage.setItem('sanmon.language', 'it'));
    await page.reload();
    await expect(page.getByRole('main')).toContainText(OLD.it);
    await context.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every language says that it is needed', async ({ page }) => {
    await page.goto('/');
    for (const language of LANGUAGES) {
      await expect(page.locator(`noscript [lang=${language}]`)).toContainText('JavaScript');
    }
  });
});

/** The page is put right, and the way that is offered leads to it. */
async function expectReload(page: Page): Promise<void> {
  await expect(page.getByRole('main')).toContainText(BROKEN);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Load the page again' }).click();
}

/** The browser's own words about what was withheld from it. */
const forget = (complaints: string[]) => (complaints.length = 0);

for (const [file, sign] of [
  ['the first script', /src="(\/assets\/[^"]+\.js)"/],
  ['a part of it', /modulepreload[^>]+href="(\/assets\/[^"]+\.js)"/],
  ['the language', null],
] as const) {
  test(`where ${file} does not come, the page says so`, async ({
    page,
    complaints,
    expectAccessible,
  }) => {
    const html = await (await page.request.get('/')).text();
    const address = sign ? sign.exec(html)?.[1] : '/assets/en-*.js';
    await page.route(`**${address ?? '/none'}`, (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('main')).toContainText(BROKEN);
    await expectAccessible();
    await expectReload(page);
    await expect(welcome(page)).toHaveText(WELCOME.en);
    forget(complaints);
  });
}

test('a script that the browser cannot read is no blank page', async ({ page, complaints }) => {
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let newer := 1;' }),
  );
  await page.goto('/');
  await expectReload(page);
  await expect(welcome(page)).toHaveText(WELCOME.en);
  forget(complaints);
});

test('where the files of the table do not come, the page says so', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await openGate(page);
  const village = page.getByRole('heading', { name: 'Village' });
  const isCutOff = async () => {
    await expect(welcome(page)).toHaveText('The table could not be loaded');
    await page.unrouteAll();
  };
  await page.route('**/assets/RoomPage-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await isCutOff();
  await inBothLights(page, expectAccessible);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(village).toBeVisible();

  await page.route('**/assets/client-*.js', (route) => route.abort());
  await page.reload();
  await isCutOff();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(village).toBeVisible();
  forget(complaints);
});
