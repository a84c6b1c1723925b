/** A finished game comes as a file: taken in, or refused with the exact reason. */
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.js';
import type { Finished } from '../support/history.js';
import { inBothLights } from '../support/light.js';
import { open, STRANGER, test } from '../support/looking-back.js';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('a game that comes as a file', () => {
  const field = (page: Page) => page.getByLabel('Choose a file');
  const as = (text: string) => ({
    name: 'a-game.sanmon',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const fileOf = async (page: Page, game: Finished | undefined) => {
    const answer = await page.request.get(`/api/games/${game?.id}/file`);
    expect(answer.ok()).toBe(true);
    return answer.text();
  };

  test('is taken in and opened', async ({ page, played }) => {
    await open(page, '/games', STRANGER);
    await field(page).setInputFiles(as(await fileOf(page, played[0])));
    await expect(page).toHaveURL(`/game/${played[0]?.id}`);
  });

  test('is dropped on the page', async ({ page, played }) => {
    await open(page, '/games', STRANGER);
    const text = await fileOf(page, played[1]);
    const dropped = await page.evaluateHandle((text) => {
      const data = new DataTransfer();
      data.items.add(new File([text], 'a-game.sanmon'));
      return data;
    }, text);
    const target = page.getByRole('group', { name: 'Open a game file' });
    await target.dispatchEvent('dragover', { dataTransfer: dropped });
    await expect(target).toHaveClass(/isOver/);
    await target.dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page).toHaveURL(`/game/${played[1]?.id}`);
  });

  test('is refused in words, with the exact reason below', async ({
    page,
    played,
    complaints,
    expectAccessible,
  }) => {
    await open(page, '/games');
    const text = await fileOf(page, played[0]);
    const refused = page.getByRole('region', { name: 'Open a game file' }).getByRole('alert');
    await field(page).setInputFiles(as(text.replace(/"points":\d|"total":\d/, '$&9')));
    await expect(refused).toContainText('The file was changed after it was written');
    await expect(refused.locator('[lang="en"]')).not.toBeEmpty();
    await inBothLights(page, expectAccessible);
    await field(page).setInputFiles(as('no game at all'));
    await expect(refused).toContainText('This is no file of a Sanmon game.');
    // The browser's own words about answers that are refusals.
    complaints.length = 0;
  });

  test('that is too large is not even sent', async ({ page }) => {
    await open(page, '/games');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    await field(page).setInputFiles(as('x'.repeat(4 * 1024 * 1024 + 1)));
    await expect(page.getByText('The file is too large to be a game')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
