/**
 * The first turn of Satori, step by step: what cannot be done says why and is left, the focus of the keyboard goes on to
 * what comes next, and Enter does what is ready.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { action, myTurn, piece, seqOf, tabTo, turnBar } from '../support/hands.js';
import { openTable, seatAt, sitDown } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0');

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

/** So many games are begun until one offers a starting tile with incense. */
const MOST_GAMES = 12;

const withIcon = (things: Locator, icon: string) =>
  things.filter({ has: things.page().locator(`[data-icon="${icon}"]`) });
const worshippers = (page: Page) => page.locator('button[data-place^="sanmon:"]');
const focused = (page: Page) => page.locator(':focus');

type Press = (thing: Locator) => Promise<void>;

/** The first turn. Everything before it is pressed as one presses at this size. */
async function beginTurn(page: Page, press: Press, wantsIncense = false): Promise<void> {
  const tiles = piece(page, 'take_starting_tile');
  for (let games = 1; ; games += 1) {
    const table = await openTable(page, ['Mira'], 1, { game: { game: 'satori' } }, 'novice');
    await sitDown(page, seatAt(table));
    await expect(tiles.first()).toBeVisible();
    const wanted = wantsIncense ? withIcon(tiles, 'incense') : tiles;
    if ((await wanted.count()) === 0 && games < MOST_GAMES) continue;
    await press(wanted.first());
    break;
  }
  await expect(piece(page, 'place_first_monk').first()).toBeVisible();
  // Opposite a light, if nobody is there: the spaces beside it are for its first steps.
  await press(piece(page, 'place_first_monk').nth(1));
  await expect(worshippers(page).first()).toBeVisible();
}

const click = (thing: Locator) => thing.click();
const byKeys = async (thing: Locator) => {
  await tabTo(thing.page(), thing);
  await thing.page().keyboard.press('Enter');
};

/** Sends one of another colour to that side of an altar. */
async function send(page: Page, icon: string, press: Press): Promise<void> {
  const side = withIcon(piece(page, 'place_worshipper'), icon);
  for (const worshipper of await worshippers(page).all()) {
    if ((await worshipper.getAttribute('aria-disabled')) === 'true') continue;
    await press(worshipper);
    const [first, ...others] = await side.all();
    const isOne =
      first && others.length === 0 && (await first.locator('[data-icon]').count()) === 1;
    if (!isOne) continue;
    await press(side);
    return;
  }
  throw new Error('nobody could be sent there');
}

/** One step of light, to where it may rest. */
async function stepOfLight(page: Page, press: Press): Promise<void> {
  const steps = page.locator('.mountains').locator(piece(page, 'move_light'));
  await press(steps.filter({ hasNot: page.locator('.monk') }).first());
  await expect(myTurn(page).locator('li.chosen')).toHaveCount(1);
}

test('what cannot be done is left before a worshipper is taken', async ({ page }) => {
  test.slow();
  await beginTurn(page, click, true);
  await withIcon(piece(page, 'turn_wheel'), 'place_jokoro').click();
  await expect(turnBar(page)).toContainText('Leave what cannot be done');
  await expect(action(page, 'pass')).toHaveClass(/prime/);
  await action(page, 'pass').click();
  await expect(turnBar(page)).toContainText('Take a worshipper');
});

test('what is dimmed in the turn bar says why: to a mouse, and to those who listen', async ({
  page,
  expectAccessible,
}) => {
  await beginTurn(page, click);
  await send(page, 'place_jokoro', click);
  const square = page.locator('button[data-open-action]');
  await expect(square).toHaveAttribute('aria-disabled', 'true');
  const before = await square.boundingBox();
  await square.hover();
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('tooltip')).toContainText('S17');
  await expect(square).toHaveAccessibleDescription(/S17/);
  expect(await square.boundingBox()).toEqual(before);
  await expectAccessible();

  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await tabTo(page, square);
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-said]')).toContainText('S17');
});

test('what is dimmed in the turn bar says why to a finger', async ({ browser, serverUrl }) => {
  const phone = await browser.newContext({
    baseURL: serverUrl,
    viewport: SIZES[2],
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await phone.newPage();
  const tap = async (thing: Locator) => {
    await thing.tap();
    if ((await action(page, 'commit').count()) > 0) await action(page, 'commit').tap();
  };
  await beginTurn(page, tap);
  await send(page, 'place_jokoro', tap);
  // Playwright taps only what is not disabled.
  const square = await page.locator('button[data-open-action]').boundingBox();
  await page.touchscreen.tap((square?.x ?? 0) + 20, (square?.y ?? 0) + 20);
  await expect(page.getByRole('tooltip')).toBeInViewport({ ratio: 1 });
  await phone.close();
});

test('the keyboard goes on where something is to be done', async ({ page }) => {
  await beginTurn(page, byKeys);
  await test.step('with a worshipper, once it is the own turn', async () => {
    await expect(focused(page)).toHaveAttribute('data-place', /^sanmon:/);
  });
  await send(page, 'hikari', byKeys);
  await test.step('with what was opened', async () => {
    await expect(focused(page)).toHaveAttribute('data-open-action', '0');
  });
  await test.step('with a light, step by step', async () => {
    await stepOfLight(page, byKeys);
    await expect(focused(page)).toHaveAttribute('data-does', 'move_light');
    await expect(focused(page)).not.toHaveAttribute('aria-disabled', 'true');
    await byKeys(action(page, 'commit'));
  });
  await test.step('with the end of the turn', async () => {
    await expect(focused(page)).toHaveAttribute('data-action', 'end');
    await page.keyboard.press('Enter');
  });
  await test.step('with a worshipper again, when the others have moved', async () => {
    await expect(focused(page)).toHaveAttribute('data-place', /^sanmon:/, { timeout: 30_000 });
    await expect(myTurn(page)).toBeVisible();
  });
});

test('Enter does what is ready, and only where nothing else is focused', async ({ page }) => {
  await beginTurn(page, click);
  await send(page, 'hikari', click);
  await stepOfLight(page, click);
  await page.mouse.move(0, 0);
  const seq = await seqOf(page);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await seqOf(page)).toBe(seq);

  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Enter');
  await expect.poll(() => seqOf(page)).toBe(seq + 1);
});
