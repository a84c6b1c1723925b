import { expect, test } from '../support/fixtures.js';
import {
  LANGUAGES,
  languageSelect,
  openGate,
  themeChoice,
  welcome,
  WELCOME,
} from '../support/gate.js';

for (const language of LANGUAGES) {
  test(`${language} can be chosen and stays`, async ({ page, expectAccessible }) => {
    await openGate(page);
    await languageSelect(page).selectOption(language);

    const showsIt = async () => {
      await expect(welcome(page)).toHaveText(WELCOME[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(/Sanmon/);
    };
    await showsIt();
    await page.reload();
    await showsIt();
    await expectAccessible();
  });

  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language });

    test('is welcomed in it', async ({ page }) => {
      await openGate(page);
      await expect(welcome(page)).toHaveText(WELCOME[language]);
    });
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`the ${theme} theme can be chosen and stays`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' });
    await openGate(page);
    await themeChoice(page, theme).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(themeChoice(page, theme)).toBeChecked();
  });
}

test('without a choice the theme follows the device', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGate(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the keyboard alone changes language and theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openGate(page);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Sanmon' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(languageSelect(page)).toBeFocused();
  await page.keyboard.press('d');
  await expect(welcome(page)).toHaveText(WELCOME.de);

  await page.keyboard.press('Tab');
  await expect(themeChoice(page, 'system')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(themeChoice(page, 'dark')).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
