import { test } from '../support/fixtures.js';
import { languageSelect, LANGUAGES, openGate, SIZES } from '../support/gate.js';

test.skip(!process.env['SHOTS'], 'pictures are taken by `npm run shots` only');

for (const size of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`picture ${size.width} ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await openGate(page);
      const languages = colorScheme === 'light' ? LANGUAGES : LANGUAGES.slice(0, 1);
      for (const language of languages) {
        await languageSelect(page).selectOption(language);
        await page.evaluate(() => document.fonts.ready);
        const path = `screenshots/gate-${size.width}-${colorScheme}-${language}.png`;
        await page.screenshot({ path, fullPage: true });
      }
    });
  }
}
