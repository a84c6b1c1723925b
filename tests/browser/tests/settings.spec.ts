import { expect, test } from '../support/fixtures.js';
import {
  LANGUAGES,
  languageSelect,
  openGate,
  themeChoice,
  welcome,
  WELCOME,
} from '../support/gate.js';
import { openTable, sitDown } from '../support/room.js';

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

test('patterns besides colours can be chosen at the table and stay', async ({ page }) => {
  const { seats } = await openTable(page, ['Mira'], 1);
  const [mira] = seats;
  if (!mira) throw new Error('no seat');
  await sitDown(page, mira);
  const cubes = page.locator('.own [data-pattern]').and(page.locator(':visible'));
  const defs = page.locator('pattern[id^="pattern-"]');
  await expect(page.locator('[data-pattern]')).toHaveCount(0);
  await expect(defs).toHaveCount(0);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: 'Patterns besides colours' }).check();
  await page.keyboard.press('Escape');

  // Each of the eight cubes has a pattern on its side and another on its top, and all are drawn somewhere.
  const arePatterned = async () => {
    await expect(cubes).toHaveCount(16);
    const fills = await cubes.evaluateAll((all) => all.map((path) => path.getAttribute('fill')));
    expect(new Set(fills).size).toBe(9);
    for (const fill of new Set(fills)) {
      await expect(page.locator(String(fill).replace(/^url\(|\)$/g, ''))).toHaveCount(1);
    }
  };
  await arePatterned();
  await page.reload();
  await page.locator('[data-turn-bar]').waitFor();
  await arePatterned();
});

test('roofs have patterns for one who chose them, and the page stays accessible', async ({
  page,
  expectAccessible,
}) => {
  await page.addInitScript(() => localStorage.setItem('sanmon.patterns', 'on'));
  await openGate(page);
  for (const pagoda of ['red', 'orange', 'yellow', 'green', 'sky', 'indigo', 'purple', 'pink']) {
    const roof = page.locator(`[data-pagoda="${pagoda}"] .floor [data-pattern]`).first();
    await expect(roof).toBeAttached();
  }
  await expectAccessible();
});

test('a device that wants more contrast gets patterns unasked', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await openGate(page);
  await expect(page.locator('[data-pattern]').first()).toBeAttached();
  await page.emulateMedia({ contrast: 'no-preference' });
  await expect(page.locator('[data-pattern]')).toHaveCount(0);
});
