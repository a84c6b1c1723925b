/** Pieces travel over the table for those who want it, and end where they belong. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.js';
import { seqOf } from '../support/hands.js';
import { openTable, say } from '../support/room.js';
import { startServer } from '../support/server.js';

const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      // Slow enough that every move can be watched.
      const server = await startServer('--bot-pace-ms', '700');
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

/** Notes every flight that the page shows, however short it is. */
async function watchFlights(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const flown: string[] = [];
    Object.assign(window, { flown });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLElement && node.dataset['flight'])
          flown.push(node.dataset['flight']);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const flown = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { flown: string[] }).flown);

/** Every piece on the table by its name, and how well it is seen. */
const pieces = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement | SVGElement>('[data-piece]')].map(
      (piece) => `${piece.dataset['piece']} ${getComputedStyle(piece).opacity}`,
    ),
  );

test("others' pieces fly where motion is wanted, and the table is the same as without", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await watchFlights(page);
  const { seats, watch } = await openTable(page, ['Mira'], 1);
  const [mira] = seats;
  if (!mira) throw new Error('nobody sits there');
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
  });
  const still = await context.newPage();
  await watchFlights(still);
  for (const watcher of [page, still]) {
    await watcher.goto(`/watch/${mira.room}/${watch}`);
    await expect(watcher.getByRole('region', { name: 'Garden' })).toBeVisible();
  }

  await say(still, mira, [{ do: 'stand_in', level: 'steward' }]);
  await expect.poll(() => flown(page), { timeout: 60_000 }).toContain('carry');

  // Whoever comes back takes the seat back. The table comes to rest: it is the turn of somebody who does nothing.
  await say(still, mira, []);
  await expect(still).toHaveTitle('Mira · Tajuto', { timeout: 30_000 });
  await expect.poll(async () => (await seqOf(page)) - (await seqOf(still))).toBe(0);
  await expect(page.locator('[data-flight]')).toHaveCount(0);
  const all = await pieces(still);
  expect(all.filter((piece) => piece.startsWith('built:'))).not.toEqual([]);
  await expect.poll(() => pieces(page)).toEqual(all);
  expect(await flown(still)).toEqual([]);
  await context.close();
});
