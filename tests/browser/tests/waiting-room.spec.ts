import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { languageSelect, openGate, SIZES, themeChoice } from '../support/gate.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';

/** Opens a table as its host and stays in the waiting room; says the join code. */
async function openTable(page: Page, name: string, seats: number): Promise<string> {
  await openGate(page);
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('radio', { name: String(seats) }).check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take your seats');
  const link = await page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  return link?.split('/').at(-1) ?? '';
}

async function sitDown(page: Page, code: string, name: string): Promise<void> {
  await page.goto(`/t/${code}`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take your seats');
}

test('a table against a bot is two clicks away', async ({ page }) => {
  await openGate(page);
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await expect(page).toHaveURL(/\/room\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible();
});

test('friends meet by a code, change their minds and begin', async ({ page, browser }) => {
  const code = await openTable(page, 'Mira', 3);
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(page.getByText('2 seats are still free.')).toBeVisible();
  await expect(start).toHaveAttribute('aria-disabled', 'true');

  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const friend = await context.newPage();
  await sitDown(friend, code, '<i>Tomas</i>');
  await expect(page.getByRole('heading', { name: '<i>Tomas</i>' })).toBeVisible();
  await expect(friend.getByText('Waiting for Mira to start.')).toBeVisible();

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByLabel('Your name').fill('Mirabel');
  await page.getByRole('radio', { name: 'Brown' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(friend.getByRole('heading', { name: 'Mirabel' })).toBeVisible();

  await page.getByRole('button', { name: 'Change the options' }).click();
  await page.getByRole('radio', { name: 'By size' }).check();
  await page.getByRole('radio', { name: 'All hands' }).check();
  await page.getByRole('radio', { name: 'Per turn' }).check();
  await expect(friend.getByText('By size')).toBeVisible();
  await expect(friend.getByText('3 minutes per turn')).toBeVisible();
  await friend.getByRole('checkbox', { name: 'Show my hand' }).check();
  await expect(page.getByText('shows the hand to watchers')).toBeVisible();

  await page.getByRole('radio', { name: '2', exact: true }).check();
  await expect(page.getByText('Everybody is seated.')).toBeVisible();
  await start.click();
  for (const table of [page, friend]) {
    await expect(table.getByRole('heading', { name: 'Village' })).toBeVisible();
  }
  await context.close();
});

test('who leaves is at the gate again, and may come back', async ({ page, browser }) => {
  const code = await openTable(page, 'Mira', 2);
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const friend = await context.newPage();
  await sitDown(friend, code, 'Jo');
  await friend.getByRole('button', { name: 'Leave' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(friend).toHaveURL('/');
  await expect(friend.getByText('are kept here, on this device')).toBeVisible();
  await sitDown(friend, code, 'Jo');
  await expect(page.getByRole('heading', { name: 'Jo' })).toBeVisible();
  await context.close();
});

test('a code that leads nowhere is said calmly', async ({ page, complaints }) => {
  await page.goto('/t/baba-baba-baba-baba-baba');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No table by this code');
  await page.getByRole('link', { name: 'To the gate' }).click();
  await expect(page).toHaveURL('/');
  // The browser's own words about the answer 404.
  complaints.length = 0;
});

for (const size of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the waiting room, ${size.width} × ${size.height}, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme });

      test('fits and is accessible', async ({ page, expectAccessible }) => {
        await openTable(page, 'Mirabelle-Wilhelmine von', 4);
        await page.getByRole('button', { name: 'Seat a bot' }).first().click();
        await expectNothingCutOff(page);
        await expectAccessible();
        await page.getByRole('button', { name: 'Change the options' }).click();
        await expectNothingCutOff(page);
        if (size === SIZES[2]) await expectTouchable(page);
        await expectAccessible();
      });
    });
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[2], colorScheme: 'light' });

  test('the waiting room has the settings that the gate has', async ({
    page,
    expectAccessible,
  }) => {
    await openTable(page, 'Mira', 2);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await expectTouchable(page);
    await expectAccessible();
    await themeChoice(page, 'dark').check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await languageSelect(page).first().selectOption('de');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Take your seats');
  });
});
