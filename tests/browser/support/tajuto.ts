/** What a player does at a table of Tajuto. */
import type { Locator, Page } from '@playwright/test';
import { action, piece, playOn, readMissed, type Hands } from './hands.js';

/** Plays the turn to its end: draws a floor that the garden waits for, builds what fits, claims what there is. */
export const playTurn = (page: Page, hands: Hands): Promise<void> =>
  playOn(
    page,
    () => step(page, hands),
    async () => (await action(page, 'back').count()) > 0,
  );

async function step(page: Page, hands: Hands): Promise<boolean> {
  const { piece: point, button: press } = hands;
  await readMissed(page, hands);
  const pick = await wantedPick(page);
  const ways: [Locator, Hands['piece']][] = [
    [pick ?? action(page, 'again'), pick ? point : press],
    [action(page, 'keep'), press],
    [action(page, 'claim'), press],
    [page.locator('.own').locator(piece(page, 'build')), point],
    [action(page, 'end').and(page.locator(':not([aria-disabled])')), press],
    [action(page, 'draw'), press],
  ];
  for (const [found, act] of ways) {
    if ((await found.count()) > 0) {
      await act(page, found.first());
      return true;
    }
  }
  return false;
}

/** The felt floor that most sites wait for; none where the hand is not in the bag, or another handful is better. */
async function wantedPick(page: Page): Promise<Locator | null> {
  const picks = piece(page, 'pick');
  if ((await picks.count()) === 0) return null;
  const waits = await page
    .locator('[data-waits]')
    .evaluateAll((sizes) =>
      sizes.map(({ dataset }) => [dataset['waits'], Number(dataset['sites'])]),
    );
  const sites = new Map(waits as [string, number][]);
  const worths = await picks.evaluateAll((all) =>
    all.map(({ dataset }) => dataset['likely'] ?? ''),
  );
  const worth = worths.map((likely) => {
    const sizes = likely.split(' ');
    return sizes.reduce((sum, size) => sum + (sites.get(size) ?? 0), 0) / sizes.length;
  });
  const best = Math.max(...worth);
  const canAgain = (await action(page, 'again').count()) > 0;
  return best === 0 && canAgain ? null : picks.nth(worth.indexOf(best));
}
