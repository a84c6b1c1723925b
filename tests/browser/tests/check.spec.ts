/** A finished game is checked in the browser: hashes, chain, and every draw. */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { openTable, say, seatAt, sitDown } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0');

const PHONE = SIZES[2];

/** The addresses of two finished games. */
const paths = { tajuto: '', satori: '' };
const GAMES = ['tajuto', 'satori'] as const;

test.beforeAll(async ({ browser, serverUrl }) => {
  test.setTimeout(180_000);
  const page = await browser.newPage({ baseURL: serverUrl });
  for (const game of GAMES) {
    const seat = seatAt(await openTable(page, ['Ama'], 1, { game: { game } }, 'novice'));
    await say(page, seat, [{ do: 'stand_in', level: 'novice' }], 'over');
    await sitDown(page, seat);
    const file = await page.locator('a[download$=".sanmon"]').getAttribute('href');
    paths[game] = file?.replace(/^\/api\/games\/(.*)\/file$/, '/game/$1') ?? '';
  }
  await page.close();
});

const verdict = (page: Page): Locator => page.locator('[data-verdict]');

async function check(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Check this game' }).click();
  await expect(verdict(page)).toBeVisible();
}

/** Changes the file on its way to the page. */
async function tamper(page: Page, change: (text: string) => string): Promise<void> {
  await page.route('**/api/games/*/file', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: change(await answer.text()) });
  });
}

for (const game of GAMES) {
  test(`every draw of a game of ${game} is ticked`, async ({ page, expectAccessible }) => {
    const path = paths[game];
    const file = await (await page.request.get(`/api${path.replace('game', 'games')}/file`)).json();
    await check(page, path);
    await expect(verdict(page)).toHaveAttribute('data-verdict', 'clean');
    await expect(verdict(page)).toContainText(`the chain of ${file.entries.length} moves is whole`);

    const draws = Number(/\d+/.exec((await verdict(page).textContent()) ?? '')?.[0]);
    expect(draws).toBeGreaterThan(10);
    const ticks = page.locator('[data-chapter] [data-draw]');
    await expect(ticks).toHaveCount(draws);
    await expect(ticks.filter({ hasText: ': fits' })).toHaveCount(draws);
    // Closed, each part of the game shows its ticks; open, what was drawn.
    const chapter = page.locator('[data-chapter]').last();
    await expect(chapter.getByRole('listitem').first()).toBeHidden();
    await chapter.locator('summary').click();
    await expect(chapter.getByRole('listitem').first()).toBeVisible();

    for (const size of [SIZES[0], PHONE]) {
      await page.setViewportSize(size);
      await expectNothingCutOff(page);
      await inBothLights(page, expectAccessible);
    }
    await expectTouchable(page);
  });
}

test('a file that was changed is refused, with the place', async ({ page, expectAccessible }) => {
  await page.setViewportSize(PHONE);

  // A single altar of the deal: the form is kept, nothing else is.
  await tamper(page, (text) =>
    text.replace(/"deal":\{"altars":\[(\d+),(\d+)/, '"deal":{"altars":[$2,$1'),
  );
  await check(page, paths.satori);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'broken');
  await expect(page.getByText('The digest does not fit')).toBeVisible();
  await expect(page.getByText('In the file: chain[0]')).toBeVisible();
  await expect(page.getByText('Draw 3 is not what the dice gave.')).toBeVisible();
  await expect(page.getByText('In the file: head.opening.deal.altars')).toBeVisible();
  const opening = page.locator('[data-chapter="0"]');
  await expect(opening.locator('[data-draw="3"]')).toContainText('does not fit');
  await expect(opening.locator('[data-draw="4"]')).toContainText(': fits');
  await expectNothingCutOff(page);
  await inBothLights(page, expectAccessible);

  await page.unroute('**/api/games/*/file');
  await tamper(page, (text) => text.slice(0, -100));
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('This is not the file of a finished game.')).toBeVisible();

  await page.unroute('**/api/games/*/file');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'clean');
});

test('a file that does not come is told', async ({ page, complaints }) => {
  await page.route('**/api/games/*/file', (route) => route.abort());
  await page.goto(paths.satori);
  await page.getByRole('button', { name: 'Check this game' }).click();
  await expect(page.getByText('does not answer')).toBeVisible();
  // The browser's own words about the request that was cut off.
  complaints.length = 0;
});

// No secure context, and so no hashes by the browser.
test('a game is checked over plain http in a home network', async ({ page, serverUrl }) => {
  await check(page, serverUrl.replace('127.0.0.1', 'home.test') + paths.tajuto);
  expect(await page.evaluate(() => 'subtle' in crypto)).toBe(false);
  await expect(verdict(page)).toHaveAttribute('data-verdict', 'clean');
});
