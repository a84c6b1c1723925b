/** Games over days: my tables at the gate say whose turn it is, and the table what was missed. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { openGate, SIZES } from '../support/gate.js';
import { mouse, myTurn } from '../support/hands.js';
import { inBothLights } from '../support/light.js';
import { openTable, seatAt, sitDown, type Seat } from '../support/room.js';
import { playTurn } from '../support/tajuto.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(() => test.setTimeout(90_000));

const THREE_DAYS = 3 * 86_400_000;

/** The device remembers these seats. */
async function keep(page: Page, seats: readonly Seat[]): Promise<void> {
  const kept = seats.map((seat) => ({ ...seat, names: ['?'], seenMs: Date.now(), over: false }));
  await page.evaluate(
    (tables) => localStorage.setItem('sanmon.tables', tables),
    JSON.stringify(kept),
  );
}

const mine = (page: Page) => page.getByRole('region', { name: 'My tables' });
const rows = (page: Page) => mine(page).getByRole('listitem');

test('the gate lists my tables, those that wait for me first', async ({
  page,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const theirs = await openTable(page, ['Bo', 'Mira'], 0);
  const ours = await openTable(page, ['Mira', 'Bo'], 0);
  const gone = { ...seatAt(ours), room: 'a-room-that-never-was' };
  await keep(page, [seatAt(theirs, 1), gone, seatAt(ours)]);
  await openGate(page);
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(rows(page).nth(0)).toContainText('Your turn');
  await expect(rows(page).nth(1)).toContainText('Bo’s turn');
  await expect(rows(page).nth(2)).toContainText('The server no longer knows your seat here');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await inBothLights(page, expectAccessible);
  }

  // What is gone can be forgotten, without a question.
  await rows(page).nth(2).getByRole('button').click();
  await expect(rows(page)).toHaveCount(2);

  // Bo moves elsewhere; looked at again, the page says so.
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
  });
  const bo = await context.newPage();
  await sitDown(bo, seatAt(theirs));
  await playTurn(bo, mouse);
  await context.close();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page).toHaveTitle(/^\(2\) /);
  await expect(rows(page).filter({ hasText: 'Your turn' })).toHaveCount(2);
});

test('who comes back after days sees what was missed, turn by turn', async ({
  page,
  expectAccessible,
}) => {
  const table = await openTable(page, ['Mira', 'Bo', 'Jo'], 0);
  const seat = seatAt(table);
  await sitDown(page, seat);
  await playTurn(page, mouse);
  await expect(myTurn(page)).toHaveCount(0);
  const kept = `sanmon.seen.${seat.room}`;
  const seen = await page.evaluate((key) => localStorage.getItem(key) ?? '', kept);
  const [seq, points, at] = seen.split(' ').map(Number);
  expect(seq).toBeGreaterThan(4);
  expect(points).toBeGreaterThanOrEqual(0);
  expect(at).toBeGreaterThan(0);
  const before = page.url();
  await page.goto('/rules/tajuto');

  // The others play on while the tab is closed.
  for (const n of [1, 2]) {
    const context = await page
      .context()
      .browser()
      ?.newContext({ baseURL: new URL(before).origin });
    const other = await context?.newPage();
    if (!other) throw new Error('there is no other device');
    await sitDown(other, seatAt(table, n));
    await playTurn(other, mouse);
    await context?.close();
  }
  // Three days later, as this device reckons; then it had fewer points.
  await page.evaluate(({ key, value }) => localStorage.setItem(key, value), {
    key: kept,
    value: `${seq} ${Number(points) + 7} ${Number(at) - THREE_DAYS}`,
  });
  await page.goto(before);
  const strip = page.locator('.strips .strip').filter({ hasText: 'While you were away: 2 turns' });
  await expect(strip).toContainText('Your turn');
  await expect(strip).toContainText(`Your points: ${Number(points) + 7} → ${points}`);
  await expect(strip).toContainText('You were last here 3 days ago');
  await strip.getByText('While you were away').click();
  const turns = strip.locator('ol > li');
  await expect(turns).toHaveCount(2);
  await expect(turns.nth(0)).toContainText('Bo');
  await expect(turns.nth(1)).toContainText('Jo');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await inBothLights(page, expectAccessible);
  }
  await strip.getByRole('button', { name: 'Go on' }).click();
  await expect(strip).toBeHidden();
  await page.reload();
  await expect(page.locator('[data-turn-bar]')).toBeVisible();
  await expect(strip).toBeHidden();
});
