/** What people type is text, wherever the page shows it: names, chat, a game that came as a file, odd addresses. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { openGate, wayToTable } from '../support/gate.js';
import { openTable, say, seatAt, sitDown } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As long as a name may be; each would run where it were markup. */
const NAMES = ['<img src=x onerror=pwn()', '"><svg/onload=pwn()>'] as const;
const LINE = '<script>pwn()</script><a href="javascript:pwn()">here</a> {{pwn()}} ${pwn()}';

/** A text where one can see it: it also stands in titles for those who hear the page. */
const shown = (page: Page, text: string): Locator =>
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
  await openGate(page);
  await wayToTable(page, 'Tajuto').click();
  await page.getByLabel('Your name').fill(NAMES[0]);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const link = await page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const guest = await context.newPage();
  await guest.goto(`/t/${link?.split('/').at(-1) ?? ''}`);
  await guest.getByLabel('Your name').fill(NAMES[1]);
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await guest.getByPlaceholder('Say something').fill(LINE);
  await guest.getByPlaceholder('Say something').press('Enter');
  for (const reader of [page, guest]) {
    for (const text of [...NAMES, LINE]) await expect(shown(reader, text)).toBeVisible();
    await expectNothingRan(reader);
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const reader of [page, guest]) {
    await reader.locator('[data-turn-bar]').waitFor();
    await expectNothingRan(reader);
  }
  await guest.goto(`/t/${encodeURIComponent(LINE)}`);
  await expectNothingRan(guest);
  await context.close();
});

test('a game of hostile names is text when it is over and where it is kept', async ({ page }) => {
  const key = 'the-key-of-a-device-with-hostile-names';
  const chosen = { game: { game: 'satori' } };
  const table = await openTable(page, [NAMES[0]], 1, chosen, 'novice', [key]);
  await say(page, seatAt(table), [{ do: 'stand_in', level: 'novice' }], 'over');
  await sitDown(page, seatAt(table));
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
  const games = await page.request.get('/api/me/games', { headers: { 'x-player-key': key } });
  const [{ id }] = (await games.json()) as [{ id: string }];
  await page.goto(`/game/${id}`);
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
  // The page to keep runs its own scripts only, and names are text there too.
  const kept = await page.request.get(`/api/games/${id}/page`);
  const folder = await mkdtemp(join(tmpdir(), 'sanmon-kept-'));
  const file = join(folder, 'game.html');
  await writeFile(file, await kept.text());
  await page.goto(`file://${file}`);
  await expect(shown(page, NAMES[0])).toBeVisible();
  await expectNothingRan(page);
  await rm(folder, { recursive: true });
});
