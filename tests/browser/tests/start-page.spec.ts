import { expect, test } from '../support/fixtures.js';
import { expectNothingCutOff } from '../support/layout.js';
import {
  LANGUAGES,
  languageSelect,
  openStartPage,
  SIZES,
  welcome,
  WELCOME,
} from '../support/start-page.js';

for (const size of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`start page, ${size.width} × ${size.height}, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme });

      test('welcomes, fits and is accessible', async ({ page, expectAccessible }) => {
        await openStartPage(page);
        await expect(welcome(page)).toHaveText(WELCOME.en);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await expect(page.getByRole('article')).toHaveCount(2);

        await expectNothingCutOff(page);
        await expectAccessible();
      });
    });
  }
}

for (const size of SIZES.slice(0, 2)) {
  test(`the whole page stands on one screen, ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openStartPage(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(size.height);
  });
}

test('every language fits on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openStartPage(page);
  for (const language of LANGUAGES) {
    await languageSelect(page).selectOption(language);
    await expect(welcome(page)).toHaveText(WELCOME[language]);
    await expectNothingCutOff(page);
  }
});

test('it says that it is unofficial, and what cannot be done yet', async ({ page }) => {
  await openStartPage(page);
  await expect(page.getByRole('contentinfo')).toContainText('unofficial');
  await expect(page.getByRole('main')).toContainText('coming version');
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('nothing moves for one who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStartPage(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
