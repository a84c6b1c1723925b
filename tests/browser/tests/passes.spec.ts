/** A seat is carried from one device to another by a link, whose secret no address that is asked for ever holds. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { welcome } from '../support/gate.js';
import { mouse, touch } from '../support/hands.js';
import { inBothLights } from '../support/light.js';
import { openSeat, openTable, seatAt, sitDown } from '../support/room.js';
import { startServer, type Server } from '../support/server.js';
import { playTurn } from '../support/tajuto.js';

const KEEPS = 'Continue on my phone';
const MOVES = 'Hand to a friend';

/** A server that one test needs for itself. */
let server: Server | undefined;
test.afterEach(async () => {
  await server?.stop();
  server = undefined;
});

/** Makes a pass in the menu of the table, and says its link. */
async function makePass(page: Page, way: string): Promise<string> {
  const dialog = await openSeat(page);
  await dialog.getByRole('button', { name: `${way}: Make the link` }).click();
  await expect(dialog.getByRole('heading', { name: way })).toBeVisible();
  const link = await dialog.getByText(/^http/).innerText();
  await expect(dialog.getByRole('img')).toBeVisible();
  return link;
}

/** What the log of the table says, line by line. */
const logLines = (page: Page) => page.getByRole('list', { name: 'Log' }).getByRole('listitem');

/** Another device, with all the addresses that it asks for. */
async function otherDevice(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<{ page: Page; asked: string[] }> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url(), request.headers()['referer'] ?? ''));
  page.on('websocket', (line) => asked.push(line.url()));
  return { page, asked };
}

const secretOf = (link: string) => new URL(link).hash.slice(1);

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(90_000));

test('a phone goes on with the game, and both devices hold the seat', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await sitDown(page, seatAt(await openTable(page, ['Mira'], 1)));
  const link = await makePass(page, KEEPS);
  const secret = secretOf(link);
  expect(secret.length).toBeGreaterThanOrEqual(22);
  await inBothLights(page, expectAccessible);
  await page.keyboard.press('Escape');

  const phone = await otherDevice(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await phone.page.goto(link);
  await expect(welcome(phone.page)).toHaveText('Take over a seat');
  const sent = phone.page.waitForRequest('**/api/passes');
  await phone.page.getByRole('button', { name: 'Take the seat here' }).tap();
  // It goes as the body of a request, and is in no address: not even in this browser's history.
  expect((await sent).postDataJSON()).toMatchObject({ pass: secret });
  await expect(phone.page).toHaveURL(/\/room\/[^#?]+$/);
  await playTurn(phone.page, touch);
  expect(phone.asked.length).toBeGreaterThan(5);
  expect(phone.asked.filter((address) => address.includes(secret))).toEqual([]);
  expect(await phone.page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret);

  // The first device says so, saw the turn, and may play the next one.
  await expect(page.getByText('Mira plays with another device too')).toBeVisible();
  await page.mouse.move(0, 0);
  await playTurn(page, mouse);
  await phone.page.context().close();

  // It works once.
  const third = await otherDevice(browser);
  await third.page.goto(link);
  await third.page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(welcome(third.page)).toHaveText('This link is no longer good');
  await third.page.context().close();
});

test('a friend plays on, and the device before has let the seat go', async ({
  page,
  browser,
  expectAccessible,
}) => {
  await sitDown(page, seatAt(await openTable(page, ['Mira'], 1)));
  const link = await makePass(page, MOVES);
  const friend = await otherDevice(browser);
  await friend.page.goto(link);
  await friend.page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(friend.page.getByRole('heading', { name: 'Village' })).toBeVisible();

  await expect(welcome(page)).toHaveText('Your seat is elsewhere now');
  await inBothLights(page, expectAccessible);
  await friend.page.mouse.move(0, 0);
  await playTurn(friend.page, mouse);
  await page.goto('/');
  await expect(page.getByText('are kept here, on this device')).toBeVisible();

  // The device before has no seat, and so nothing to keep it from taking it over again.
  await friend.page.mouse.move(0, 0);
  const back = await makePass(friend.page, MOVES);
  await page.goto(back);
  await page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible();
  await expect(welcome(friend.page)).toHaveText('Your seat is elsewhere now');
  await friend.page.context().close();
});

test('a pass that is too old, or was cut off, says what to do', async ({
  page,
  browser,
  complaints,
  expectAccessible,
}) => {
  server = await startServer('--pass-expiry-ms', '1');
  const device = await otherDevice(browser, { baseURL: server.url });
  await sitDown(device.page, seatAt(await openTable(device.page, ['Mira'], 1)));
  const link = await makePass(device.page, KEEPS);
  for (const bad of [link, link.slice(0, -3)]) {
    await page.goto('about:blank');
    await page.goto(bad);
    await page.getByRole('button', { name: 'Take the seat here' }).click();
    await expect(welcome(page)).toHaveText('This link is no longer good');
    await expect(page.getByText('Make a new one at the table')).toBeVisible();
  }
  await inBothLights(page, expectAccessible);
  await page.goto(link.split('#')[0] ?? '');
  await expect(welcome(page)).toHaveText('Nothing stands here');
  // The browser's own words about the refusals.
  complaints.length = 0;
  await device.page.context().close();
});

test('a seat goes from the desk to the phone, to a bot, and back to its owner, and the log tells it', async ({
  page,
  browser,
  complaints,
}) => {
  test.slow();
  await sitDown(page, seatAt(await openTable(page, ['Mira'], 1)));
  const phone = await otherDevice(browser, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const link = await makePass(page, MOVES);
  await phone.page.goto(link);
  await phone.page.getByRole('button', { name: 'Take the seat here' }).tap();
  await playTurn(phone.page, touch);
  await expect(welcome(page)).toHaveText('Your seat is elsewhere now');

  // The pass is used up, for the one who made it too.
  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(welcome(page)).toHaveText('This link is no longer good');
  // The browser's own words about the refusal.
  complaints.length = 0;

  // A bot plays on; then it is taken back from the bot, and goes home.
  const seat = await openSeat(phone.page);
  await seat.getByRole('radio', { name: 'Novice' }).check();
  await seat.getByRole('button', { name: 'Lend it' }).tap();
  await expect(phone.page.getByText('A bot plays for you.')).toBeVisible();
  const back = await openSeat(phone.page);
  await back.getByRole('button', { name: 'Take the seat back' }).tap();
  await expect(phone.page.getByText('A bot plays for you.')).toBeHidden();
  const home = await makePass(phone.page, MOVES);
  await page.goto('about:blank');
  await page.goto(home);
  await page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible();
  await expect(welcome(phone.page)).toHaveText('Your seat is elsewhere now');
  await page.mouse.move(0, 0);
  await playTurn(page, mouse);

  const MOVED = 'Mira’s seat was handed on: it is played from another device now';
  const story = [MOVED, 'Mira lends the seat to a bot (Novice)', 'Mira plays again', MOVED];
  const told = (await logLines(page).allInnerTexts()).map((line) => line.trim());
  expect(told.filter((line) => story.includes(line))).toEqual(story);
  await phone.page.context().close();
});

test('a link that nobody used can be made void', async ({ page, browser, expectAccessible }) => {
  await sitDown(page, seatAt(await openTable(page, ['Mira'], 1)));
  const link = await makePass(page, KEEPS);
  await expect(page.getByText('It works once, and for 1 day.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('1 link to your seat has not been used.')).toBeVisible();
  await inBothLights(page, expectAccessible);
  await page.getByRole('button', { name: 'Make void' }).click();
  await expect(page.getByText('No link leads to your seat any more.')).toBeVisible();
  await expect(page.getByText('1 link to your seat has not been used.')).toBeHidden();
  const other = await otherDevice(browser);
  await other.page.goto(link);
  await other.page.getByRole('button', { name: 'Take the seat here' }).click();
  await expect(welcome(other.page)).toHaveText('This link is no longer good');
  await other.page.context().close();
});
