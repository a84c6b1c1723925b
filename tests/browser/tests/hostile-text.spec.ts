/** What people type is text, wherever the page shows it: names, chat, a game that came as a file, odd addresses. */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { openTable, say, seatAt, sitDown } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As long as a name may be; each would run where it were markup. */
const NAMES = ['<img src=x onerror=pwn()', '"><svg/onload=pwn()>'];
const LINE = '<script>pwn()</script><a href="javascript:pwn()">here</a> {{pwn()}} ${pwn()}';

/** A text where one can see it: it also stands in titles for those who hear the page. */
const shown = (page: Page, text = ''): Locator =>
  page.getByText(text).filter({ visible: true }).first();

/** Anything that ran, or became an element, would have shown itself. */
async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: 'pwned' in window,
    elements: document.querySelectorAll('img[src="x"], svg[onload], a[href^="javascript:"]').length,
  }));
  expect(found).toEqual({ ran: false, elements: 0 });
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { pwn: () => Object.assign(window, { pwned: true }) });
  });
});

test('hostile names and lines are shown as they were typed', async ({ page, browser }) => {
  const table = await openTable(page, NAMES, 0);
  await sitDown(page, seatAt(table));
  await expect(shown(page, NAMES[1])).toBeVisible();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await sitDown(guest, seatAt(table, 1));
  for (const reader of [page, guest]) {
    const field = reader.getByPlaceholder('Say something');
    if (!(await field.isVisible())) await reader.getByRole('tab', { name: /Chat/ }).click();
  }
  await guest.getByPlaceholder('Say something').fill(LINE);
  await guest.getByPlaceholder('Say something').press('Enter');
  await expect(page.getByText(LINE)).toBeVisible();
  await expect(guest.getByText(LINE)).toBeVisible();
  await expectNothingRan(page);
  await expectNothingRan(guest);
  await guest.goto(`/t/${encodeURIComponent(LINE)}`);
  await expectNothingRan(guest);
  await context.close();
});

test('a game of hostile names is text when it is over, seen again and taken in', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const table = await openTable(page, [NAMES[0] ?? ''], 1, { game: { game: 'satori' } }, 'novice');
  await say(page, seatAt(table), [{ do: 'stand_in', level: 'novice' }], 'over');
  await sitDown(page, seatAt(table));
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
  const found = await page.request.get(`/api/rooms/${table.watch}`);
  expect(found.ok()).toBe(true);
  const link = page.locator('a[href*="/game/"]').first();
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path);
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
  // The page to keep runs its own scripts only, and the names are text there too.
  const id = new URL(path, page.url()).pathname.split('/')[2] ?? '';
  const kept = await page.request.get(`/api/games/${id}/page`);
  expect(kept.ok()).toBe(true);
  await page.goto('about:blank');
  await page.setContent(await kept.text());
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
});
