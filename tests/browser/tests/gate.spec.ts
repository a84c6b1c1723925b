import { expect, test } from '../support/fixtures.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import {
  LANGUAGES,
  languageSelect,
  openGate,
  SIZES,
  wayToTable,
  welcome,
  WELCOME,
} from '../support/gate.js';

for (const size of SIZES) {
  test(`the gate welcomes, fits and is accessible, ${size.width} × ${size.height}`, async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize(size);
    await openGate(page);
    await expect(welcome(page)).toHaveText(WELCOME.en);
    await expect(page.getByRole('article')).toHaveCount(2);
    await expectNothingCutOff(page);
    if (size === SIZES[2]) await expectTouchable(page);
    await inBothLights(page, expectAccessible);
  });
}

for (const size of SIZES.slice(0, 2)) {
  test(`the whole page stands on one screen, ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await openGate(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(size.height);
  });
}

test('every language fits on the smallest phones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openGate(page);
  for (const language of LANGUAGES) {
    await languageSelect(page).selectOption(language);
    await expect(welcome(page)).toHaveText(WELCOME[language]);
    await expectNothingCutOff(page);
  }
});

test('it says that it is unofficial', async ({ page }) => {
  await openGate(page);
  await expect(page.getByRole('contentinfo')).toContainText('unofficial');
});

for (const [game, path] of [
  ['Tajuto', '/new/tajuto'],
  ['Satori', '/new/satori'],
] as const) {
  test(`a table of ${game} can be opened`, async ({ page }) => {
    await openGate(page);
    await wayToTable(page, game).click();
    await expect(page).toHaveURL(path);
    await expect(welcome(page)).toContainText(game);
  });
}

test('what is neither a link nor a code is said in its place', async ({ page }) => {
  await openGate(page);
  await page.getByLabel('Link or code').fill('plum crane');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByText('neither a link nor a code')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a server that does not answer is no blank page', async ({ page, complaints }) => {
  await page.route('**/api/**', (route) => route.abort());
  await openGate(page);
  await expect(page.getByText('does not answer')).toHaveCount(2);
  await page.unroute('**/api/**');
  // Each list has a way of its own to try again, which goes once it has worked.
  for (const left of [1, 0]) {
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect(page.getByText('does not answer')).toHaveCount(left);
  }
  // The browser's own words about the requests that were cut off.
  complaints.length = 0;
});

test('nothing moves for one who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGate(page);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
