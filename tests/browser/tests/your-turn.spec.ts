/** One who does not look is told of the turn: in another tab, with the page closed, and in a chat of the table. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { openGate, SIZES, wayToTable } from '../support/gate.js';
import { mouse, myTurn } from '../support/hands.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import {
  deliver,
  hide,
  listen,
  notices,
  openPushService,
  withPush,
  type PushService,
} from '../support/push.js';
import { openTable, seatAt, sitDown, type OpenTable } from '../support/room.js';
import { startServer, type Server } from '../support/server.js';
import { playTurn } from '../support/tajuto.js';
import { workerReady } from '../support/worker.js';

const LOCAL = ['--notice-networks', '127.0.0.0/8', '--notice-after-ms', '1'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(120_000));

/** Things that a test has opened and that are closed after it. */
const opened: { stop(): Promise<void> }[] = [];
test.afterEach(async () => {
  for (const one of opened.splice(0)) await one.stop();
});

const strip = (page: Page): Locator => page.locator('[data-offer=notices]');
const heading = (page: Page): Locator => page.getByRole('heading', { name: 'Village' });

async function pushService(): Promise<PushService> {
  const service = await openPushService();
  opened.push({ stop: service.close });
  return service;
}

/** A server that sends to this machine too, at once. */
async function localServer(...settings: string[]): Promise<Server> {
  const server = await startServer(...LOCAL, ...settings);
  opened.push(server);
  return server;
}

/** A device of its own; `allowed` are notices where the browser has been told so. */
async function device(browser: Browser, url: string, allowed = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' });
  if (allowed) await context.grantPermissions(['notifications'], { origin: url });
  opened.unshift({ stop: () => context.close() });
  return context.newPage();
}

/** Ama and Ben at a table, and the page at which Ben sits. */
async function withBen(browser: Browser, page: Page, url: string): Promise<[OpenTable, Page]> {
  const table = await openTable(page, ['Ama', 'Ben'], 0);
  const ben = await device(browser, url, false);
  await sitDown(ben, seatAt(table, 1));
  return [table, ben];
}

async function openNotices(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Notices' }).click();
  const dialog = page.getByRole('dialog', { name: 'Notices' });
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  return dialog;
}

test('it is offered after a turn, while one waits for people, and not before', async ({
  browser,
}) => {
  const service = await pushService();
  const { url } = await localServer();
  const page = await device(browser, url);
  await withPush(page, service.subscription);
  await page.addInitScript(() => {
    const ask = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return ask();
    };
  });
  const said = listen(page);
  const [table] = await withBen(browser, page, url);
  await sitDown(page, seatAt(table));
  await expect(myTurn(page)).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
  await playTurn(page, mouse);
  await expect(strip(page)).toContainText('Shall this device tell you');
  await expect(page.locator('html[data-asked]')).toHaveCount(0);

  await strip(page).getByRole('button', { name: 'Tell me' }).click();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  await expect(strip(page)).toHaveCount(0);
  const asked = () => said.filter((act) => act.do === 'ask_notices');
  await expect
    .poll(asked)
    .toMatchObject([{ notices: { ...service.subscription, language: 'en', quiet: null } }]);
  const dialog = await openNotices(page);
  await expect(dialog.getByRole('status').first()).toHaveText('On, also when this page is closed.');

  // Quiet hours are told to the server too.
  await dialog.getByRole('checkbox', { name: 'Quiet hours' }).check();
  await dialog.getByLabel('From').fill('23:30');
  await dialog.getByLabel('From').blur();
  await expect
    .poll(() => asked().at(-1)?.notices?.quiet)
    .toMatchObject({ from_min: 23 * 60 + 30, to_min: 8 * 60 });

  // Each visit says it anew, in the language of that day.
  said.length = 0;
  await page.evaluate(() => localStorage.setItem('sanmon.language', 'de'));
  await page.reload();
  await expect.poll(() => asked().at(-1)).toMatchObject({ notices: { language: 'de' } });
  await expect(strip(page)).toHaveCount(0);
});

test('it is not offered at a table with bots alone', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['notifications'], { origin: baseURL ?? '' });
  await sitDown(page, seatAt(await openTable(page, ['Ama'], 1)));
  await playTurn(page, mouse);
  await playTurn(page, mouse);
  await expect(strip(page)).toHaveCount(0);
});

test('a no holds at this table, and never holds at all', async ({ browser, serverUrl }) => {
  const page = await device(browser, serverUrl);
  for (const answer of ['Not now', 'Never', null]) {
    const [table, ben] = await withBen(browser, page, serverUrl);
    await sitDown(page, seatAt(table));
    await playTurn(page, mouse);
    if (answer) {
      await strip(page).getByRole('button', { name: answer }).click();
    } else {
      await expect(myTurn(ben)).toBeVisible();
    }
    await expect(strip(page)).toHaveCount(0);
    await playTurn(ben, mouse);
    await playTurn(page, mouse);
    await expect(myTurn(ben)).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  }
});

test('the strip and the page of notices fit, and are accessible', async ({
  page,
  browser,
  context,
  serverUrl,
  complaints,
  expectAccessible,
}) => {
  await context.grantPermissions(['notifications'], { origin: serverUrl });
  const [table] = await withBen(browser, page, serverUrl);
  await sitDown(page, seatAt(table));
  await playTurn(page, mouse);
  await expect(strip(page)).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectTouchable(page, '[data-offer] button');
  }
  await inBothLights(page, expectAccessible);

  // By keyboard alone. There is no push service here: the page says what that means.
  await strip(page).getByRole('button', { name: 'Tell me' }).focus();
  await page.keyboard.press('Enter');
  const dialog = await openNotices(page);
  await expect(dialog).toContainText('The push service of this browser cannot be reached');
  await dialog.getByRole('checkbox', { name: 'Quiet hours' }).focus();
  await page.keyboard.press('Space');
  await expect(dialog.getByLabel('From')).toHaveValue('22:00');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const [width, room] = await dialog.evaluate((one) => [one.scrollWidth, one.clientWidth]);
    expect(width).toBe(room);
    await expectTouchable(page, 'dialog :is(button, select, label:has([type=checkbox]))');
  }
  await inBothLights(page, expectAccessible);
  // The browser's own words about its push service.
  complaints.length = 0;
});

test('a permission that is taken back is noticed, and the server is told', async ({ browser }) => {
  const service = await pushService();
  const { url } = await localServer();
  const page = await device(browser, url);
  await withPush(page, service.subscription);
  const said = listen(page);
  await sitDown(page, seatAt(await openTable(page, ['Ama'], 1)));
  let dialog = await openNotices(page);
  await dialog.getByRole('checkbox', { name: 'Tell me when it is my turn' }).check();
  await expect.poll(() => said.map((act) => act.do)).toContain('ask_notices');
  await page.keyboard.press('Escape');
  await page.context().clearPermissions();
  const { endpoint } = service.subscription;
  await expect
    .poll(() => said.filter((act) => act.do === 'drop_notices'))
    .toEqual([{ do: 'drop_notices', endpoint }]);

  // It is on the page too, and what is switched on again works again.
  await page.reload();
  await heading(page).waitFor();
  dialog = await openNotices(page);
  await expect(dialog.getByRole('status').first()).not.toContainText('On,');
  await page.keyboard.press('Escape');
  said.length = 0;
  await page.context().grantPermissions(['notifications'], { origin: url });
  await expect.poll(() => said.map((act) => act.do)).toContain('ask_notices');
});

test('in another tab one is told, and the notice goes when one looks', async ({ browser }) => {
  const service = await pushService();
  const { url } = await localServer();
  const page = await device(browser, url);
  await withPush(page, service.subscription);
  const [table, ben] = await withBen(browser, page, url);
  await sitDown(page, seatAt(table));
  await workerReady(page);
  await playTurn(page, mouse);
  await strip(page).getByRole('button', { name: 'Tell me' }).click();
  await expect(strip(page)).toHaveCount(0);
  await hide(page, true);
  await playTurn(ben, mouse);
  await expect
    .poll(() => notices(page))
    .toEqual([
      { title: 'Tajuto', body: 'Ama, it is your turn.', tag: `turn.${seatAt(table).room}` },
    ]);
  await hide(page, false);
  await expect.poll(() => notices(page)).toEqual([]);
  // Who is there is told by the page alone.
  expect(service.received).toEqual([]);
});

test('with the page closed it comes through the push service', async ({ browser }) => {
  const service = await pushService();
  const { url } = await localServer();
  const page = await device(browser, url);
  await withPush(page, service.subscription);
  const [table, ben] = await withBen(browser, page, url);
  const { room } = seatAt(table);
  await sitDown(page, seatAt(table));
  await workerReady(page);
  await playTurn(page, mouse);
  await strip(page).getByRole('button', { name: 'Tell me' }).click();
  const dialog = await openNotices(page);
  await expect(dialog.getByRole('status').first()).toHaveText('On, also when this page is closed.');
  await page.goto('/');
  await playTurn(ben, mouse);
  await expect.poll(() => service.received.length).toBe(1);

  const [message = ''] = service.received;
  const { title, body } = JSON.parse(message) as { title: string; body: string };
  expect([title, body]).toEqual(['Tajuto', expect.stringContaining('Ama, it is your turn.')]);
  await deliver(page, message);
  await expect.poll(() => notices(page)).toEqual([{ title, body, tag: `turn.${room}` }]);

  // A click leads to the table. Only the browser's own opening of windows is replaced: it asks for a real click.
  const [worker] = page.context().serviceWorkers();
  const led = await worker?.evaluate(async () => {
    const self = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (path: string) => Promise<null> };
      dispatchEvent: (event: Event) => boolean;
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await self.registration.getNotifications();
    return new Promise<string>((led) => {
      self.clients.openWindow = async (path) => {
        led(path);
        return null;
      };
      self.dispatchEvent(new self.NotificationEvent('notificationclick', { notification }));
    });
  });
  expect(led).toBe(`/room/${room}`);
  await expect.poll(() => notices(page)).toEqual([]);

  // Who has that table before their eyes is not told again; what is no notice is none.
  await page.goto(`/room/${room}`);
  await heading(page).waitFor();
  await deliver(page, message);
  for (const odd of ['', 'null', '{"room":1}', 'no json']) await deliver(page, odd);
  expect(await notices(page)).toEqual([]);
});

test('on plain http it is said that notices need more', async ({ browser, serverUrl }) => {
  const page = await device(browser, serverUrl.replace('127.0.0.1', 'home.test'), false);
  await openGate(page);
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await heading(page).waitFor();
  const dialog = await openNotices(page);
  await expect(dialog).toContainText('only on pages that come over https');
  await expect(dialog.getByRole('checkbox').first()).toBeDisabled();
});

test('the host has turns told in a chat, and everybody sees where', async ({
  page,
  browser,
  serverUrl,
  expectAccessible,
}) => {
  await openGate(page);
  await wayToTable(page, 'Tajuto').click();
  await page.getByLabel('Your name').fill('Ama');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const label = await page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  const link = label?.slice(label.indexOf('http')) ?? '';
  const guest = await device(browser, serverUrl, false);
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Ben');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(guest.getByRole('heading', { name: 'Take your seats' })).toBeVisible();

  await page.getByRole('button', { name: 'Change the options' }).click();
  const form = page.getByRole('region', { name: 'Turns in a chat' });
  const address = form.getByLabel('Address of the webhook');
  for (const bad of [
    'http://discord.com/api/webhooks/1/a',
    'https://127.0.0.1/x',
    'discord',
    'https://[::1]/x',
  ]) {
    await address.fill(bad);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Nothing is sent to this address')).toBeVisible();
  }
  await inBothLights(page, expectAccessible);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectNothingCutOff(page);
  }
  await page.setViewportSize(SIZES[0]);
  await form.getByLabel('Where').selectOption('Slack');
  await form.getByLabel('Language of the messages').selectOption('cs');
  await address.fill('https://hooks.slack.com/services/T0/B0/a-secret');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Turns are told at hooks.slack.com (Slack).')).toBeVisible();
  await inBothLights(page, expectAccessible);

  await expect(guest.getByText('hooks.slack.com')).toBeVisible();
  expect(await guest.content()).not.toContain('a-secret');
  await guest.getByRole('button', { name: 'Explain the options' }).click();
  await expect(guest.getByRole('region', { name: 'Turns in a chat' })).toContainText(
    'Turns are told at hooks.slack.com (Slack).',
  );

  // At the table it is in the menu, and can be ended there.
  await page.getByRole('button', { name: 'Start the game' }).click();
  await heading(page).waitFor();
  const dialog = await openNotices(page);
  await dialog.getByRole('button', { name: 'Tell them no more' }).click();
  await expect(dialog.getByLabel('Address of the webhook')).toBeVisible();
  await page.keyboard.press('Escape');
  const guests = await openNotices(guest);
  await expect(guests).toContainText('Turns are told in no chat');
});

test('a chat that takes no messages is shown to the host', async ({ browser }) => {
  const { createServer } = await import('node:http');
  const chat = createServer((_, given) => void given.writeHead(404).end());
  await new Promise<void>((listening) => chat.listen(0, '127.0.0.1', listening));
  opened.push({ stop: async () => void chat.close() });
  const { port } = chat.address() as { port: number };
  const { url } = await localServer();
  const page = await device(browser, url);
  const table = await openTable(page, ['Ama', 'Ben'], 0);
  await sitDown(page, seatAt(table));
  const dialog = await openNotices(page);
  await dialog.getByLabel('Address of the webhook').fill(`http://127.0.0.1:${port}/hook`);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('Turns are told at 127.0.0.1 (Discord).');
  await page.keyboard.press('Escape');
  // Ben is not there.
  await playTurn(page, mouse);
  const again = await openNotices(page);
  await expect(again).toContainText('127.0.0.1 answered 404');
});
