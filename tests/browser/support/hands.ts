/** What somebody sees and does at a table, whatever the game and the language. */
import { expect, test, type Locator, type Page } from '@playwright/test';

export const turnBar = (page: Page): Locator => page.locator('[data-turn-bar]');
export const myTurn = (page: Page): Locator => page.locator('[data-turn-bar].mine');
/** A button of the turn bar. */
export const action = (page: Page, id: string): Locator =>
  turnBar(page).locator(`[data-action^="${id}"]`);
/** Pieces that would do something now. */
export const piece = (page: Page, does: string): Locator =>
  page.locator(`[data-does="${does}"]:not([aria-disabled="true"]):visible`);

/** How somebody does things: by mouse, by touch, or by keyboard. */
export interface Hands {
  /** Points at a piece and does what it does; some key may do the same. */
  piece(page: Page, piece: Locator, key?: string): Promise<void>;
  /** Presses a button, of the turn bar above all. */
  button(page: Page, button: Locator, key?: string): Promise<void>;
}

export const mouse: Hands = {
  piece: (_, piece) => piece.click(),
  button: (_, button) => button.click(),
};

export const touch: Hands = {
  async piece(page, piece) {
    // The first tap shows what it would bring, the second one does it. Where more is to be chosen, one is enough.
    const tapped = await piece.elementHandle();
    await piece.tap();
    const isAimed = await tapped?.evaluate((one) => one.matches('.aimed, .aims'));
    const isPart = (await action(page, 'back').count()) > 0 && !isAimed;
    if (!isPart && (await action(page, 'commit').count()) > 0) await action(page, 'commit').tap();
  },
  button: (_, button) => button.tap(),
};

/** A finger stays on a thing, until something has come of it. */
export async function longPress(thing: Locator, until: () => Promise<void>): Promise<void> {
  const page = thing.page();
  const box = await thing.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await until();
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await finger.detach();
}

export const keyboard: Hands = {
  async piece(page, piece, key) {
    const name = key ?? (await piece.getAttribute('aria-keyshortcuts'));
    if (name === null) await tabTo(page, piece);
    await page.keyboard.press(name ?? 'Enter');
  },
  async button(page, button, key) {
    const hint = button.locator('kbd');
    const shown = (await hint.count()) > 0 ? await hint.first().textContent() : null;
    const name = key ?? (shown === 'Esc' ? 'Escape' : shown);
    // Enter does what has the focus.
    if (name !== null && name !== '↵') return page.keyboard.press(name);
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
};

const MOST_TABS = 80;

/**
 * Walks with the tab key until a thing is focused; within a group the arrow keys lead on. What is passed on the way is
 * aimed at, so that buttons of the turn bar come and go.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
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

export const isOver = async (page: Page): Promise<boolean> =>
  (await page.locator('[data-result]').count()) > 0;

/** The score sheet, number by number. */
export const scoreSheet = async (page: Page): Promise<string[]> => {
  const sheet = page.locator('[data-result] table').first();
  await sheet.waitFor();
  const cells = await sheet.locator('td').allInnerTexts();
  return cells.map((cell) => cell.match(/\d+/)?.[0] ?? '');
};

/** The link for watchers, from the menu of the table. */
export async function watchLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click();
  const link = await page.getByRole('dialog').getByText(/^http/).innerText();
  await page.keyboard.press('Escape');
  return link;
}

/** Somebody whose line was broken off, if only shortly, is told what was missed; it may lie over the board. */
export async function readMissed(page: Page, hands: Hands): Promise<void> {
  const read = page.locator('.strips .strip:has(details) button');
  if ((await read.count()) === 0) return;
  await hands.button(page, read);
  // A mouse would rest on what lay below, and aim at it.
  await page.mouse.move(0, 0);
}

/** So long somebody waits for something to come of a key or a click before it is done again, and so often. */
const PATIENCE_MS = 15_000;
const MOST_TRIES = 4;
const LONG_MS = 60_000;

/**
 * Does one thing after the other as long as it is the move of the one at the page. A step says whether it did anything;
 * after it the table moves on, or the turn bar asks something first.
 */
export async function playOn(
  page: Page,
  step: () => Promise<boolean>,
  asks: () => Promise<boolean>,
): Promise<void> {
  await myTurn(page).waitFor();
  let tries = 0;
  let since = Date.now();
  for (;;) {
    const before = await standing(page);
    if (!before.isMine) return;
    // While an answer is on its way the table is about to change.
    if (before.waits || !(await step())) {
      expect(Date.now() - since, 'there is something to do').toBeLessThan(LONG_MS);
      continue;
    }
    since = Date.now();
    tries += 1;
    const goesOn = async () => {
      const now = await standing(page);
      return now.isOver || now.seq !== before.seq || (!now.waits && (await asks()));
    };
    const going = expect.poll(goesOn, { intervals: [20, 30, 50, 100], timeout: PATIENCE_MS });
    try {
      await going.toBe(true);
      tries = 0;
    } catch (error) {
      // On a loaded machine a key was seen once to come to nothing; and a server that was restarted is called again after
      // a while that grows. A person would try again, and it is noted.
      if (tries === MOST_TRIES) throw error;
      test.info().annotations.push({ type: 'nothing came of it', description: `at ${before.seq}` });
    }
  }
}

/** How the table stands; all in one question. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('[data-turn-bar]');
    return {
      isOver: document.querySelector('[data-result]') !== null,
      isMine: bar?.matches('.mine') ?? false,
      seq: bar?.dataset['seq'],
      /** An answer is on its way. */
      waits: bar?.ariaBusy === 'true',
    };
  });
