/** People who have played, and their pages that look back. */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from './fixtures.js';
import { asPerson, heard, played, playedAgain, type Finished, type Person } from './history.js';
import { LONGEST_NAME } from './room.js';

export const MIRA: Person = { name: 'Mira', key: 'the-key-of-mira-000001' };
export const JO: Person = { name: LONGEST_NAME, key: 'the-key-of-jo-00000002' };
/** Comes to be forgotten. */
export const ADA: Person = { name: 'Ada', key: 'the-key-of-ada-0000003' };
export const STRANGER: Person = { name: 'Nobody', key: 'the-key-of-nobody-0004' };

/** Two of them in a row are played by the same people: an evening. */
export const test = withServer('--bot-pace-ms', '0').extend<object, { played: Finished[] }>({
  played: [
    async ({ browser, serverUrl }, use) => {
      const page = await browser.newPage({ baseURL: serverUrl });
      const table = await played(page, 'tajuto', [MIRA, JO], 1);
      await playedAgain(page, table);
      await played(page, 'satori', [MIRA], 1);
      await played(page, 'tajuto', [ADA, JO], 0);
      const games = await heard<Finished[]>(page, MIRA, '/api/me/games');
      await page.close();
      await use(games);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Opens a page on the device of this person. */
export async function open(page: Page, path: string, person = MIRA): Promise<void> {
  await asPerson(page, person);
  await page.goto(path);
  await heading(page).waitFor();
  await expect(page.getByText('…', { exact: true })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
