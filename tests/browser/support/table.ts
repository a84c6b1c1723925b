/** What a player sees and does at a table of Tajuto, whatever the language. */
import { expect, type Locator, type Page } from '@playwright/test';

export const turnBar = (page: Page): Locator => page.locator('[data-turn-bar]');
const mine = (page: Page): Locator => page.locator('[data-turn-bar].mine');
const action = (page: Page, id: string): Locator => turnBar(page).locator(`[data-action^="${id}"]`);
/** Pieces that would do something now. */
const piece = (page: Page, does: string): Locator =>
  page.locator(`[data-does="${does}"]:not([aria-disabled="true"]):visible`);
export const result = (page: Page): Locator => page.locator('table').first();

/** How somebody does things: by mouse, by touch, or by keyboard. */
export interface Hands {
  /** Points at a piece and does what it does. */
  piece(page: Page, piece: Locator): Promise<void>;
  /** Presses a button of the turn bar. */
  button(page: Page, button: Locator): Promise<void>;
  /** Takes the first floor of a handful. */
  pick(page: Page): Promise<void>;
}

export const mouse: Hands = {
  piece: (_, piece) => piece.click(),
  button: (_, button) => button.click(),
  pick: (page) => piece(page, 'pick').first().click(),
};

export const touch: Hands = {
  async piece(page, piece) {
    // The first tap shows what it would bring, the second one does it.
    await piece.tap();
    await action(page, 'commit').tap();
  },
  button: (_, button) => button.tap(),
  async pick(page) {
    await piece(page, 'pick').first().tap();
    await action(page, 'commit').tap();
  },
};

export const keyboard: Hands = {
  async piece(page, piece) {
    await tabTo(page, piece);
    await page.keyboard.press('Enter');
  },
  async button(page, button) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  pick: (page) => page.keyboard.press('1'),
};

const MOST_TABS = 80;

/** Walks with the tab key until a thing is focused; within a group the arrow keys lead on. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused()) return;
    const group = await target.evaluate((element) => {
      const role = document.activeElement?.closest('[data-roving]');
      return role !== null && role !== undefined && role.contains(element);
    });
    await page.keyboard.press(group ? 'ArrowRight' : 'Tab');
  }
  throw new Error('the keyboard does not lead there');
}

export const seqOf = async (page: Page): Promise<number> =>
  Number(await turnBar(page).getAttribute('data-seq'));

/** Plays the turn to its end: draws one floor, builds what fits, claims what there is. */
export async function playTurn(page: Page, hands: Hands): Promise<void> {
  await mine(page).waitFor();
  while ((await mine(page).count()) > 0) {
    const before = await seqOf(page);
    await step(page, hands);
    // The table moves on, or the turn bar asks something first.
    await expect
      .poll(
        async () => (await isOver(page)) || (await seqOf(page)) !== before || (await asks(page)),
      )
      .toBe(true);
  }
}

const asks = async (page: Page): Promise<boolean> =>
  (await action(page, 'keep').count()) > 0 || (await action(page, 'back').count()) > 0;

async function step(page: Page, hands: Hands): Promise<void> {
  const ways: [Locator, (found: Locator) => Promise<void>][] = [
    [piece(page, 'pick'), () => hands.pick(page)],
    [action(page, 'keep'), (found) => hands.button(page, found)],
    [action(page, 'claim'), (found) => hands.button(page, found)],
    [page.locator('.own').locator(piece(page, 'build')), (found) => hands.piece(page, found)],
    [
      action(page, 'end').and(page.locator(':not([aria-disabled])')),
      (found) => hands.button(page, found),
    ],
    [action(page, 'draw'), (found) => hands.button(page, found)],
  ];
  for (const [found, act] of ways) {
    if ((await found.count()) > 0) return act(found.first());
  }
  // Nothing to do yet: an answer is on its way.
}

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-result]').count()) > 0;
