/** What a player sees and does at a table of Tajuto, whatever the language. */
import { expect, type Locator, type Page } from '@playwright/test';

export const turnBar = (page: Page): Locator => page.locator('[data-turn-bar]');
const mine = (page: Page): Locator => page.locator('[data-turn-bar].mine');
const action = (page: Page, id: string): Locator => turnBar(page).locator(`[data-action^="${id}"]`);
/** Pieces that would do something now. */
const piece = (page: Page, does: string): Locator =>
  page.locator(`[data-does="${does}"]:not([aria-disabled="true"]):visible`);

/** How somebody does things: by mouse, by touch, or by keyboard. */
export interface Hands {
  /** Points at a piece and does what it does. */
  piece(page: Page, piece: Locator): Promise<void>;
  /** Presses a button of the turn bar. */
  button(page: Page, button: Locator): Promise<void>;
}

export const mouse: Hands = {
  piece: (_, piece) => piece.click(),
  button: (_, button) => button.click(),
};

export const touch: Hands = {
  async piece(page, piece) {
    // The first tap shows what it would bring, the second one does it.
    await piece.tap();
    await action(page, 'commit').tap();
  },
  button: (_, button) => button.tap(),
};

export const keyboard: Hands = {
  async piece(page, piece) {
    const key = await piece.getAttribute('aria-keyshortcuts');
    if (key === null) await tabTo(page, piece);
    await page.keyboard.press(key ?? 'Enter');
  },
  async button(page, button) {
    const key = await button
      .locator('kbd')
      .first()
      .textContent({ timeout: 500 })
      .catch(() => null);
    if (key === null) await tabTo(page, button);
    await page.keyboard.press(key ?? 'Enter');
  },
};

const MOST_TABS = 80;

/**
 * Walks with the tab key until a thing is focused; within a group the arrow keys lead on. What is passed on the way is
 * aimed at, so that buttons of the turn bar come and go.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const where = await target.evaluateAll((elements) => {
      const { activeElement } = document;
      if (elements.some((element) => element === activeElement)) return 'here';
      const group = activeElement?.closest('[data-roving]');
      return elements.some((element) => group?.contains(element)) ? 'in this group' : 'elsewhere';
    });
    if (where === 'here') return;
    await page.keyboard.press(where === 'elsewhere' ? 'Tab' : 'ArrowRight');
  }
  throw new Error('the keyboard does not lead there');
}

/** The number that the table shows; that of the end is beyond all others. */
export const seqOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-turn-bar]');
    return bar ? Number(bar.dataset['seq']) : Infinity;
  });

/** Plays the turn to its end: draws a floor that the garden waits for, builds what fits, claims what there is. */
export async function playTurn(page: Page, hands: Hands): Promise<void> {
  await mine(page).waitFor();
  while ((await mine(page).count()) > 0) {
    const before = await seqOf(page);
    // Nothing to do yet: an answer is on its way.
    if (!(await step(page, hands))) continue;
    // The table moves on, or the turn bar asks something first.
    await expect
      .poll(
        async () => (await isOver(page)) || (await seqOf(page)) !== before || (await asks(page)),
        // A server that was restarted is called again after a while that grows.
        { intervals: [20, 30, 50, 100], timeout: 60_000 },
      )
      .toBe(true);
  }
}

const asks = async (page: Page): Promise<boolean> => (await action(page, 'back').count()) > 0;

async function step(page: Page, hands: Hands): Promise<boolean> {
  const { piece: point, button: press } = hands;
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

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-result]').count()) > 0;
