/** A device whose clock is hours wrong, or is set while a game is played, shows the right times all the same. */
import { expect, test } from '../support/fixtures.js';
import { openGate, wayToTable } from '../support/gate.js';

const HOUR_MS = 3_600_000;
/** A turn has three minutes, of which some seconds may have passed. */
const LEFT = /^(3:00|2:\d\d)$/;

/** Sets the device's clock forward or back; how long something takes is not changed by that. */
function setClock(byMs: number): void {
  const Before = Date;
  window.Date = class extends Before {
    constructor(...given: ConstructorParameters<typeof Before>) {
      if (given.length > 0) super(...given);
      else super(Before.now() + byMs);
    }
    static override now = () => Before.now() + byMs;
  } as DateConstructor;
}

for (const hours of [3, -3]) {
  test(`a clock that is ${hours} hours off does no harm`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.addInitScript(setClock, hours * HOUR_MS);
    // A game that ended five minutes ago, by the time of the server.
    await page.route('**/api/games?*', async (route) => {
      const response = await route.fetch();
      const now = Date.parse(response.headers()['date'] ?? '') / 1000;
      await route.fulfill({ response, json: [{ ...ENDED, ended_s: now - 5 * 60 }] });
    });
    await openGate(page);
    const wrong = await page.evaluate(() => Date.now());
    expect(Math.round((wrong - Date.now()) / HOUR_MS)).toBe(hours);
    await expect(page.getByText('Mira won, 5 minutes ago')).toBeVisible();

    // The players' clocks.
    await wayToTable(page, 'Tajuto').click();
    await page.getByLabel('Your name').fill('Mira');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('button', { name: 'Change the options' }).click();
    await page.getByRole('radio', { name: 'Per turn' }).check();
    await page.getByRole('radio', { name: 'Mira' }).check();
    await page.getByRole('button', { name: 'Seat a bot' }).click();
    await page.getByRole('button', { name: 'Start the game' }).click();
    const left = page.locator('[data-turn-bar].mine time span').first();
    await expect(left).toHaveText(LEFT);

    // It is put right while the turn goes on; the shown time runs on from where it was.
    await page.evaluate(setClock, -hours * HOUR_MS);
    const before = await left.textContent();
    await expect(left).not.toHaveText(before ?? '');
    await expect(left).toHaveText(LEFT);

    // My tables, by the device's own clock.
    await page.goto('/');
    await expect(page.getByText(/\bTajuto, (now|\d minutes? ago)$/)).toBeVisible();
  });
}

const scores = (points: number) => [{ category: 'wisdom', points }];
const ENDED = {
  id: 'g-0123456789abcdefghijkl',
  game: 'tajuto',
  players: [
    { name: 'Mira', won: true, scores: scores(9) },
    { name: 'Jo', won: false, scores: scores(7) },
  ],
};
