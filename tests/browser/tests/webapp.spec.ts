/** The page among the apps of a device: what it says of itself, what it says offline, and what is shared with it. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { openFront, type Front } from '../support/front.js';
import { LANGUAGES, openGate, SIZES, welcome, WELCOME } from '../support/gate.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { workerReady } from '../support/worker.js';

const OFFLINE = {
  en: 'You are offline',
  de: 'Du bist offline',
  it: 'Sei offline',
  cs: 'Jsi offline',
} as const;
const AWAY = 'The server does not answer';
const CODE = 'dabe-kilo-moza-pire-tasi';

/** The browser's own words about what could not be had. */
const forget = (complaints: string[]) => (complaints.length = 0);

let front: Front;
test.beforeEach(async ({ serverUrl }) => {
  front = await openFront(serverUrl);
});
test.afterEach(() => front.close());

/** A device that has been here before. */
async function visitor(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: front.url, locale });
  const page = await context.newPage();
  await openGate(page);
  await workerReady(page);
  return page;
}

test('the manifest is one, and its pictures are what it says', async ({ page, baseURL }) => {
  await openGate(page);
  const cdp = await page.context().newCDPSession(page);
  const { url, errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(`${baseURL}/manifest.webmanifest`);
  const answer = await page.request.get(url);
  expect(answer.headers()['content-type']).toBe('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({ start_url: '/', scope: '/', display: 'standalone' });
  expect(manifest.share_target).toMatchObject({ action: '/share', method: 'GET' });
  const icons: { src: string; sizes: string; type: string }[] = [
    ...manifest.icons,
    { src: '/icons/apple-touch.png', sizes: '180x180', type: 'image/png' },
    { src: '/icons/badge-96.png', sizes: '96x96', type: 'image/png' },
  ];
  for (const { src, sizes, type } of icons) {
    const picture = await page.request.get(src);
    expect(picture.headers()['content-type'], src).toBe(type);
    if (type !== 'image/png') continue;
    const body = await picture.body();
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes);
  }
  for (const { url: path } of manifest.shortcuts as { url: string }[]) {
    await page.goto(path);
    await expect(page.getByLabel('Your name')).toBeVisible();
  }
});

test('the worker is asked for anew each time, and keeps nothing', async ({ page }) => {
  const answer = await page.request.get('/sw.js');
  expect(answer.headers()).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
  await openGate(page);
  await workerReady(page);
  await page.reload();
  await expect(welcome(page)).toHaveText(WELCOME.en);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

for (const locale of LANGUAGES) {
  test(`one who is offline is told so, and comes back by itself, ${locale}`, async ({
    browser,
    complaints,
  }) => {
    const page = await visitor(browser, locale);
    await page.context().setOffline(true);
    await page.goto('/room/some-table#secret');
    await expect(welcome(page)).toHaveText(OFFLINE[locale]);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    await page.context().setOffline(false);
    // Nobody had to press anything; the address is as it was.
    await expect(page.locator('#app')).toBeAttached();
    await expect(page).toHaveURL('/room/some-table#secret');
    await page.context().close();
    forget(complaints);
  });
}

test('the chosen language and light hold offline too', async ({ browser }) => {
  const page = await visitor(browser, 'en-GB');
  await page.evaluate(() => {
    localStorage.setItem('sanmon.language', 'it');
    localStorage.setItem('sanmon.theme', 'dark');
  });
  await page.context().setOffline(true);
  await page.goto('/');
  await expect(welcome(page)).toHaveText(OFFLINE.it);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.context().close();
});

test('a server that is away is said to be, and tried again', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  await page.goto(front.url);
  await workerReady(page);
  front.isShut = true;
  await page.goto(`${front.url}/new/tajuto`);
  await expect(welcome(page)).toHaveText(AWAY);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page);
    await expectTouchable(page);
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await expectAccessible();
  }
  await page.getByRole('button', { name: 'Try again' }).focus();
  await page.keyboard.press('Enter');
  await expect(welcome(page)).toHaveText(AWAY);
  front.isShut = false;
  await expect(page.getByLabel('Your name')).toBeVisible();
  forget(complaints);
});

test('a server that is gone altogether is no blank page either', async ({ page, complaints }) => {
  await page.goto(front.url);
  await workerReady(page);
  await front.close();
  await page.goto(front.url);
  await expect(welcome(page)).toHaveText(AWAY);
  forget(complaints);
});

test('a new page of the server is shown at once', async ({ browser }) => {
  const page = await visitor(browser, 'en-GB');
  for (const build of ['1', '2']) {
    front.change = (html) => html.replace('<head>', `<head><meta name="build" content="${build}">`);
    await page.reload();
    await expect(page.locator('meta[name=build]')).toHaveAttribute('content', build);
    await expect(welcome(page)).toHaveText(WELCOME.en);
  }
  await page.context().close();
});

const shared = (given: Record<string, string>) => `/share?${new URLSearchParams(given).toString()}`;

test('a link that is shared with the page leads to its table', async ({ browser }) => {
  const page = await visitor(browser, 'en-GB');
  await page.goto(shared({ title: 'Sanmon', text: `Come: ${front.url}/t/${CODE}!` }));
  await expect(page).toHaveURL(`/t/${CODE}`);
  await expect(welcome(page)).toHaveText('No table by this code');
  await page.goto(shared({ url: `${front.url}/watch/r1/${CODE}` }));
  await expect(page).toHaveURL(`/watch/r1/${CODE}`);
  await page.goto(shared({ text: `the code is ${CODE.replaceAll('-', ' ')}` }));
  await expect(page).toHaveURL(`/t/${CODE}`);
  await page.context().close();
});

test('a shared pass is not heard of by the server, and stays in no address', async ({
  browser,
}) => {
  const page = await visitor(browser, 'en-GB');
  const secret = 'aB3-_secret-of-a-pass_x';
  await page.goto(shared({ text: `Go on here: ${front.url}/pass/r1#${secret}` }));
  await expect(welcome(page)).toHaveText('Take over a seat');
  await expect(page).toHaveURL(`/pass/r1#${secret}`);
  expect(front.asked.filter((path) => path.includes('secret'))).toEqual([]);
  // The way back does not lead to what was shared.
  await page.goBack();
  await expect(welcome(page)).toHaveText(WELCOME.en);
  await page.context().close();
});

test('without a worker what was shared is read from the address, and leaves it at once', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(shared({ text: 'nothing in it' }));
  await expect(welcome(page)).toHaveText('Nothing to open in it');
  await expect(page).toHaveURL('/share');
  await page.goto(shared({ text: `${front.url}/t/${CODE}` }));
  await expect(page).toHaveURL(`/t/${CODE}`);
  await context.close();
});

test('what leads nowhere is said calmly, with a field for the link', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  for (const text of ['', 'hello', `https://other.example/t/${CODE}`, '%E0%A4%A', '<script>']) {
    await page.goto(shared({ text }));
    await expect(welcome(page)).toHaveText('Nothing to open in it');
  }
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page);
  }
  await expectTouchable(page);
  await inBothLights(page, expectAccessible);
  await page.getByLabel('Link or code').fill(CODE);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/t/${CODE}`);
  await expect(welcome(page)).toHaveText('No table by this code');
  forget(complaints);
});

test('installing is offered where the browser offers it, and a no is remembered', async ({
  page,
  expectAccessible,
}) => {
  const offer = () =>
    page.evaluate(() => {
      const event = new Event('beforeinstallprompt', { cancelable: true });
      const prompt = async () => {
        document.documentElement.dataset['prompted'] = 'yes';
        return { outcome: 'accepted' };
      };
      window.dispatchEvent(Object.assign(event, { prompt }));
    });
  const button = page.getByRole('button', { name: 'Install Sanmon' });
  await openGate(page);
  await expect(button).toHaveCount(0);
  await offer();
  await expect(button).toBeVisible();
  await inBothLights(page, expectAccessible);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page);
  }
  await expectTouchable(page);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
  await expect(button).toHaveCount(0);
  await offer();
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.reload();
  await offer();
  await expect(button).toHaveCount(0);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
    viewport: { width: 390, height: 844 },
  });

  test('one is told how to install it, until one does not want to hear of it', async ({ page }) => {
    await openGate(page);
    await expect(page.getByText('Add to Home Screen')).toBeVisible();
    await expectNothingCutOff(page);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.reload();
    await expect(welcome(page)).toHaveText(WELCOME.en);
    await expect(page.getByText('Add to Home Screen')).toHaveCount(0);
  });
});
