/** The way of a finished game: checked on its page, kept as a file, taken in by another server, and the same there. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { laid, openReplay, playToEnd, seenAt, type Game } from '../support/replay.js';
import { startServer } from '../support/server.js';

const GAMES: readonly Game[] = ['tajuto', 'satori'];

/** Bots do not wait. */
const test = withServer('--bot-pace-ms', '0');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Checks the game on its page, and gives the verdict. */
async function verdictOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Check this game' }).click();
  const verdict = page.locator('[data-verdict]');
  await expect(verdict).toHaveAttribute('data-verdict', 'clean');
  return verdict.innerText();
}

/** What the result says, and what the replay shows after each of these steps. */
async function shownOf(page: Page, id: string, steps: readonly number[]): Promise<string[]> {
  await page.goto(`/game/${id}`);
  const result = await page.locator('table').first().innerText();
  const verdict = await verdictOf(page);
  await openReplay(page, id, 0);
  await laid(page);
  return [result, verdict, ...(await seenAt(page, steps))];
}

for (const game of GAMES) {
  test(`a game of ${game} is kept, and is the same elsewhere`, async ({ page, browser }) => {
    test.setTimeout(180_000);
    const id = await playToEnd(page, game);
    const { steps } = await (await page.request.get(`/api/games/${id}`)).json();
    const positions = Array.from({ length: 20 }, (_, n) => Math.round((n * steps) / 19));
    const here = await shownOf(page, id, positions);

    await page.goto(`/game/${id}`);
    const saving = page.waitForEvent('download');
    await page.getByRole('link', { name: 'The game as a file' }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe(`${game}-${id}.sanmon`);
    const file = await saved.path();

    const server = await startServer();
    try {
      const elsewhere = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
      await elsewhere.goto('/games');
      await elsewhere.getByLabel('Choose a file').setInputFiles({
        name: saved.suggestedFilename(),
        mimeType: 'application/json',
        buffer: await readFile(file),
      });
      await expect(elsewhere).toHaveURL(/\/game\/[0-9a-f]{32}$/);
      const there = new URL(elsewhere.url()).pathname.split('/').at(-1) ?? '';
      expect(await shownOf(elsewhere, there, positions)).toEqual(here);
      const again = await elsewhere.request.get(`/api/games/${there}/file`);
      expect(await again.text()).toBe(await readFile(file, 'utf8'));
      await elsewhere.close();
    } finally {
      await server.stop();
    }
  });
}
