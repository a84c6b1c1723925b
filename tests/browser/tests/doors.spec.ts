/** Ways that lead to no seat: each has a page of its own that says why, and what to do. */
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { welcome } from '../support/gate.js';
import { inBothLights } from '../support/light.js';
import { openTable, say, seatAt, type Seat } from '../support/room.js';
import { startServer, type Server } from '../support/server.js';

/** A server that one test needs for itself. */
let server: Server | undefined;
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** The device believes that it holds this seat, and goes there. */
async function goTo(page: Page, seat: Seat): Promise<void> {
  const kept = { ...seat, names: [], seenMs: 0, over: false };
  await page.evaluate(
    (tables) => localStorage.setItem('sanmon.tables', tables),
    JSON.stringify([kept]),
  );
  await page.goto(`/room/${seat.room}`);
}

/** A device of somebody else. */
async function otherDevice(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  return context.newPage();
}

async function expectWayToGate(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'To the gate' }).click();
  await expect(page).toHaveURL('/');
}

const GIVE_UP = { do: 'vote', motion: { kind: 'abandon' }, aye: true };

const NOWHERE = {
  '/room/unknown': 'No seat of yours here',
  '/watch/unknown/baba-baba-baba-baba-baba': 'No way in here',
  '/watch/x/y': 'No way in here',
  '/new/chess': 'No such game here',
  '/pass/unknown': 'Nothing stands here',
  '/elsewhere': 'Nothing stands here',
  '/t/baba-baba-baba-baba-baba': 'No table by this code',
  '/game/g-0123456789abcdefghijkl': 'No such game',
};
test('a wrong address leads nowhere, and says so calmly', async ({
  page,
  complaints,
  expectAccessible,
}) => {
  const seen = new Set<string>();
  for (const [path, heading] of Object.entries(NOWHERE)) {
    await page.goto(path);
    await expect(welcome(page)).toHaveText(heading);
    if (!seen.has(heading)) await inBothLights(page, expectAccessible);
    seen.add(heading);
    await expectWayToGate(page);
  }
  // The browser's own words about the answers 404.
  complaints.length = 0;
});

test('one whose seat the host frees is told so', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const host = await otherDevice(browser, baseURL);
  await host.goto('/new/tajuto');
  await host.getByLabel('Your name').fill('Mira');
  await host.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  const join = `/t/${link?.split('/').at(-1)}`;

  await page.goto(join);
  await page.getByLabel('Your name').fill('Jo');
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(welcome(page)).toHaveText('Take your seats');

  // Meanwhile it is full for a third one.
  const third = await otherDevice(browser, baseURL);
  await third.goto(join);
  await expect(welcome(third)).toHaveText('Every seat is taken');
  await third.context().close();

  await host.getByRole('button', { name: 'Remove Jo' }).click();
  await expect(welcome(page)).toHaveText('Your seat was freed');
  await expect(page).toHaveTitle('Your seat was freed');
  await expect(page.getByText('ask for one')).toBeVisible();
  await inBothLights(page, expectAccessible);
  // Where it was is no seat of this device any more.
  await page.reload();
  await expect(welcome(page)).toHaveText('No seat of yours here');
  await expectWayToGate(page);
  await host.context().close();
});

test('a code leads to a game that has begun, or is over', async ({ page, expectAccessible }) => {
  const table = await openTable(page, ['Mira'], 1);
  const { join } = await say(page, seatAt(table), []);
  await page.goto(`/t/${join}`);
  await expect(welcome(page)).toHaveText('They have begun');
  await inBothLights(page, expectAccessible);

  await say(page, seatAt(table), [GIVE_UP]);
  await page.reload();
  await expect(welcome(page)).toHaveText('This game is over');
  await inBothLights(page, expectAccessible);
  await expectWayToGate(page);
});

test('a seat that was lost while the device was away', async ({ page, expectAccessible }) => {
  const seat = seatAt(await openTable(page, ['Mira'], 1));
  await goTo(page, { ...seat, token: 'x'.repeat(22) });
  await expect(welcome(page)).toHaveText('Your seat here is gone');
  await inBothLights(page, expectAccessible);
  await expectWayToGate(page);
  // It no longer stands among the tables of this device.
  await expect(page.getByText('are kept here, on this device')).toBeVisible();
});

test('a table that the server does not know any more', async ({ page, expectAccessible }) => {
  const seat = seatAt(await openTable(page, ['Mira'], 1));
  await goTo(page, { ...seat, room: [...seat.room].reverse().join('') });
  await expect(welcome(page)).toHaveText('This table is gone');
  await inBothLights(page, expectAccessible);
  // It may be the server that is the wrong one: the seat is kept until somebody forgets it.
  await expectWayToGate(page);
  const mine = page.getByRole('region', { name: 'My tables' });
  await expect(mine.getByText('no longer knows your seat')).toBeVisible();
  await mine.getByRole('button', { name: 'Forget this table' }).click();
  await expect(page.getByText('are kept here, on this device')).toBeVisible();
});

/** From now on the page hears of a newer game, of which it knows nothing, wherever Satori is played. */
async function hearOfNewerGame(page: Page): Promise<void> {
  const newer = (text: string) => text.replaceAll('"game":"satori"', '"game":"shogi"');
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => line.send(newer(String(message))));
  });
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: newer(await response.text()) });
  });
}

test('a table of a game that this page has no board for', async ({ page, expectAccessible }) => {
  const open = (name: string, game: string) =>
    openTable(page, [name], 1, { game: { game }, watching: { listed: true } });
  const table = await open('Sora', 'satori');
  const other = await open('Yuki', 'tajuto');
  const seat = seatAt(table);
  const { join } = await say(page, seat, []);
  const live = await page.request.get('/api/live');
  expect(await live.text()).toContain(seat.room);

  await hearOfNewerGame(page);
  const expectCalm = () => expect(welcome(page)).toHaveText('No board for this game yet');
  await goTo(page, seat);
  await expectCalm();
  await expect(page).toHaveTitle('No board for this game yet');
  await inBothLights(page, expectAccessible);
  for (const path of [`/watch/${seat.room}/${table.watch}`, `/t/${join}`, `/t/${table.watch}`]) {
    await page.goto(path);
    await expectCalm();
  }
  await page.goto('/new/shogi');
  await expect(welcome(page)).toHaveText('No such game here');

  // The gate does not list such tables; those that can be watched are there.
  await expectWayToGate(page);
  await expect(page.getByRole('link', { name: /Watch this table: .*Yuki/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Sora/ })).toHaveCount(0);

  // Nobody else's gate is to list them.
  await say(page, seat, [GIVE_UP]);
  await say(page, seatAt(other), [GIVE_UP]);
});

test('a server that speaks a newer protocol', async ({ page, expectAccessible }) => {
  const seat = seatAt(await openTable(page, ['Mira'], 1));
  await page.routeWebSocket(/\/ws$/, (line) => {
    line.onMessage(() =>
      line.send(JSON.stringify({ type: 'error', code: 'unsupported_version', hint: '' })),
    );
  });
  await goTo(page, seat);
  await expect(welcome(page)).toHaveText('There is a newer page');
  await inBothLights(page, expectAccessible);
  await expect(page.getByRole('button', { name: 'Load the page again' })).toBeVisible();
});

test('one watcher too many is asked to come later', async ({ page, browser, expectAccessible }) => {
  server = await startServer('--max-watchers', '1');
  const first = await otherDevice(browser, server.url);
  const table = await openTable(first, ['Mira'], 1);
  const path = `${server.url}/watch/${seatAt(table).room}/${table.watch}`;
  await first.goto(path);
  await expect(first.getByRole('heading', { name: 'Village' })).toBeVisible();
  await page.goto(path);
  await expect(welcome(page)).toHaveText('The house is full');
  await inBothLights(page, expectAccessible);

  await first.context().close();
  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
});
