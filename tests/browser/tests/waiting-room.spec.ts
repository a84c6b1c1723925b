import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { languageSelect, openGate, SIZES, themeChoice, wayToTable } from '../support/gate.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';

/** Opens a table as its host and stays in the waiting room; says the join code. */
async function openTable(page: Page, name: string, seats: number): Promise<string> {
  await openGate(page);
  await wayToTable(page, 'Tajuto').click();
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

for (const size of SIZES) {
  test(`the way to a table fits and is accessible, ${size.width} × ${size.height}`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(90_000);
    const expectGood = async () => {
      await expectNothingCutOff(page);
      if (size === SIZES[2]) await expectTouchable(page);
      await inBothLights(page, expectAccessible);
    };
    await page.setViewportSize(size);
    await openGate(page);
    await wayToTable(page, 'Tajuto').click();
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByText('Please type a name.')).toBeVisible();
    await expectGood();

    const code = await openTable(page, 'Mirabelle-Wilhelmine von', 4);
    await page.getByRole('button', { name: 'Seat a bot' }).first().click();
    await expectGood();
    await page.getByRole('button', { name: 'Change the options' }).click();
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await expectGood();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectGood();

    // One who is invited.
    await page.evaluate(() => localStorage.clear());
    await page.goto(`/t/${code}`);
    await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
    await expectGood();
  });
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
