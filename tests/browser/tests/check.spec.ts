/** A finished game is checked in the browser: hashes, chain, and every draw. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { openTable, say, seatAt } from '../support/room.js';

const PHONE = { width: 390, height: 844 };

/** Novices play a game to its end; gives its address. */
async function finished(page: Page, game: string): Promise<string> {
  const table = await openTable(page, ['Ama'], 1, { game: { game } }, 'novice');
  const seat = seatAt(table);
  await say(page, seat, [{ do: 'stand_in', level: 'novice' }], 'over');
  const [latest] = await (await page.request.get('/api/games?limit=1')).json();
  expect(latest.game).toBe(game);
  return `/game/${latest.id}`;
}

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

for (const game of ['tajuto', 'satori']) {
  test(`every draw of a game of ${game} is ticked`, async ({ page, expectAccessible }) => {
    test.slow();
    const path = await finished(page, game);
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
      if (size) await page.setViewportSize(size);
      await expectNothingCutOff(page);
      await inBothLights(page, expectAccessible);
    }
    await expectTouchable(page);
  });
}

test('a file that was changed is refused, with the place', async ({ page, expectAccessible }) => {
  test.slow();
  const path = await finished(page, 'satori');
  await page.setViewportSize(PHONE);

  // A single altar of the deal: the form is kept, nothing else is.
  await tamper(page, (text) =>
    text.replace(/"altars":\[(\d+),(\d+),(\d+)\]/, '"altars":[$2,$1,$3]'),
  );
  await check(page, path);
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
  test.slow();
  const path = await finished(page, 'satori');
  await page.route('**/api/games/*/file', (route) => route.abort());
  await page.goto(path);
  await page.getByRole('button', { name: 'Check this game' }).click();
  await expect(page.getByText('does not answer')).toBeVisible();
  // The browser's own words about the request that was cut off.
  complaints.length = 0;
});
