/** A browser that keeps nothing for the page: all works in this tab, and it is said what will be lost. */
import { expect, test } from '../support/fixtures.js';
import { openGate, welcome, wayToTable } from '../support/gate.js';
import { mouse } from '../support/hands.js';
import { inBothLights } from '../support/light.js';
import { playTurn } from '../support/tajuto.js';

const BLOCKED = {
  forbidden: () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [how, block] of Object.entries(BLOCKED)) {
  test.describe(`storage is ${how}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('a seat lasts as long as the tab, and that is said', async ({
      page,
      expectAccessible,
    }) => {
      test.setTimeout(90_000);
      await page.addInitScript(block);
      await openGate(page);
      await expect(page.getByText('a seat is lost when its tab is closed')).toBeVisible();
      await inBothLights(page, expectAccessible);

      // In the waiting room.
      await wayToTable(page, 'Tajuto').click();
      await page.getByLabel('Your name').fill('Mira');
      await page.getByRole('button', { name: 'Open the table' }).click();
      await expect(page.getByText('your seat is lost when the tab is closed')).toBeVisible();
      await inBothLights(page, expectAccessible);
      await page.getByRole('button', { name: 'Seat a bot' }).click();
      await page.getByRole('button', { name: 'Start the game' }).click();

      // At the table.
      const strip = page.getByText('your seat is lost when the tab is closed');
      await expect(strip).toContainText('“My seat” in the menu of the table');
      await inBothLights(page, expectAccessible);
      await page.getByRole('button', { name: 'Go on', exact: true }).click();
      await expect(strip).toHaveCount(0);
      await page.mouse.move(0, 0);
      await playTurn(page, mouse);

      // To the gate and back, in the same tab.
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'To the gate' }).click();
      await page.getByRole('link', { name: 'Play', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Village' })).toBeVisible();

      // Loaded again the page knows nothing any more.
      await page.reload();
      await expect(welcome(page)).toHaveText('No seat of yours here');
    });
  });
}
