/**
 * A server in a home network, reached by plain http under a name: no secure context, so that the browser has neither
 * `randomUUID` nor `crypto.subtle`, clipboard or share sheet there. Everything works all the same.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { openGate, wayToTable } from '../support/gate.js';
import { mouse, seqOf } from '../support/hands.js';
import { playTurn } from '../support/tajuto.js';

/** The browser is told that this name is this machine. */
const HOME = 'home.test';

test.use({
  baseURL: async ({ serverUrl }, use) => use(serverUrl.replace('127.0.0.1', HOME)),
  contextOptions: { reducedMotion: 'reduce' },
});

test.beforeEach(async ({ page }) => {
  await openGate(page);
  const has = await page.evaluate(() => ({
    secure: isSecureContext,
    clipboard: 'clipboard' in navigator,
    uuid: 'randomUUID' in crypto,
    subtle: 'subtle' in crypto,
    share: 'share' in navigator,
  }));
  expect(has).toEqual({
    secure: false,
    clipboard: false,
    uuid: false,
    subtle: false,
    share: false,
  });
});

/** What is in the clipboard, seen by pasting it where it does no harm. */
async function expectCopied(page: Page, field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.focus();
  await page.keyboard.press('Control+V');
  await expect(field).toHaveValue(text);
  await field.fill('');
}

test('two clicks to a table, and a turn is played', async ({ page }) => {
  await page.getByRole('button', { name: 'Play against bots now' }).click();
  await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible();
  // Where the button was is a site of the garden now.
  await page.mouse.move(0, 0);
  const before = await seqOf(page);
  await playTurn(page, mouse);
  expect(await seqOf(page)).toBeGreaterThan(before);
});

test('links are copied in the waiting room and at the table', async ({ page }) => {
  await wayToTable(page, 'Tajuto').click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Open the table' }).click();
  const label = await page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  const link = label?.slice(label.indexOf('http')) ?? '';
  expect(new URL(link).hostname).toBe(HOME);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expectCopied(page, page.getByPlaceholder('Say something'), link);

  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  // A dialog makes everything outside of it inert, a field to copy from too.
  const watchLink = await page.getByRole('dialog').getByText(/^http/).innerText();
  const copy = page.getByRole('dialog').getByRole('button', { name: 'Copy the watch link' });
  await copy.click();
  await expect(page.getByText('Copied.')).toBeVisible();
  await expect(copy).toBeFocused();
  await page.goto('/');
  await expectCopied(page, page.getByLabel('Link or code'), watchLink);
});

test('where nothing can be copied the link is marked', async ({ page }) => {
  await page.evaluate(() => {
    document.execCommand = () => false;
  });
  await wayToTable(page, 'Tajuto').click();
  await page.getByLabel('Your name').fill('Mira');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('the link is selected, copy it by hand')).toBeVisible();
  const marked = page.getByRole('textbox', { name: 'Link of the invitation' });
  await expect(marked).toBeFocused();
  const link = await marked.inputValue();
  expect(await page.evaluate(() => String(getSelection()))).toBe(link);
});
