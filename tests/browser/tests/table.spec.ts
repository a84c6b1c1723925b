/** The table at every size, by day and by night: at the start, with a hand in the bag, in the middle, at the end. */
import type { Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { myTurn } from '../support/hands.js';
import { expectInSight, expectNoTextCut, expectTouchable } from '../support/layout.js';
import { inBothLights, type Light } from '../support/light.js';
import {
  lendToBot,
  LONGEST_NAME,
  openTable,
  say,
  seatAt,
  sitDown,
  type OpenTable,
} from '../support/room.js';

const PHONE = 720;
/** So many events are about half of a game of four. */
const HALF = 150;

const test = withServer('--bot-pace-ms', '10');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Tables at which the one at the page is to move, and one whose game is over. They are looked at, not played on. */
let tables: { fresh: OpenTable; groping: OpenTable; middle: OpenTable; over: OpenTable };
test.beforeAll(async ({ browser, serverUrl }) => {
  test.setTimeout(90_000);
  const page = await browser.newPage({ baseURL: serverUrl });
  const open = () => openTable(page, [LONGEST_NAME], 3);
  tables = {
    fresh: await open(),
    groping: await open(),
    middle: await open(),
    over: await open(),
  };
  const lend = { do: 'stand_in', level: 'steward' };
  await Promise.all([
    say(page, seatAt(tables.middle), [lend], HALF),
    say(page, seatAt(tables.over), [lend], 'over'),
  ]);
  await page.close();
});

const places = (page: Page) => page.getByRole('navigation', { name: 'Places of the table' });
const dialog = (page: Page) => page.getByRole('dialog');

const ALWAYS = {
  'the board': '.board .garden',
  'a site': '.site .whole',
  'own pieces': 'section.own',
  'an action tile': 'section.own .tiles .tile',
  'the pile': 'section.own .look',
  'the turn bar': '[data-turn-bar]',
  'a button of the turn bar': '[data-turn-bar] button',
  'the header': 'header h1',
};
const WIDE = {
  'the village': 'section[aria-label=Village]',
  'a stack of the village': '.stack',
  'the objectives': 'section[aria-label=Objectives]',
  'an objective': 'section[aria-label=Objectives] li',
  'another player': 'section.others article',
  'the bag': 'section[aria-label=Bag]',
};
/** What every state of the table must fulfil, by day and by night. */
async function expectGood(
  page: Page,
  isAccessible: (light: Light) => Promise<void>,
): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE;
  await expectInSight(page, isPhone ? ALWAYS : { ...ALWAYS, ...WIDE });
  await expectNoTextCut(page);
  if (isPhone) await expectTouchable(page, FINGERS);
  await inBothLights(page, isAccessible);
}

const FINGERS =
  '[data-turn-bar] .buttons button, nav button, section.own button, .grope button, header button, header a';

for (const size of SIZES) {
  test.describe(`the table, ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the first turn', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.fresh));
      await expect(myTurn(page)).toBeVisible();
      await expectGood(page, expectAccessible);
    });

    test('a hand in the bag', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.groping));
      const hand = page.getByRole('region', { name: 'In the dark of the bag' });
      if (!(await hand.isVisible())) await page.keyboard.press('g');
      await expect(hand).toBeVisible();
      await expectInSight(page, { 'a floor in the hand': '.grope ol > li > button' });
      await expectGood(page, expectAccessible);
    });

    test('the middle of the game', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.middle));
      await expect(myTurn(page)).toBeVisible();
      await expectGood(page, expectAccessible);
    });

    test('the end', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.over));
      await expect(page).toHaveTitle('The end · Tajuto');
      await expectInSight(page, { 'the header': 'header h1' });
      await expectNoTextCut(page);
      if (size.width < PHONE) {
        await expectTouchable(page, '[data-result] :is(button, a)');
        // The columns are too narrow for the names of the objectives: they stand in lines of their own.
        await expect(page.locator('[data-result] tr.names li').first()).toBeVisible();
      }
      await inBothLights(page, expectAccessible);

      await page.getByRole('button', { name: 'See the table' }).click();
      await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
      await expectGood(page, expectAccessible);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[2] });

  test('back after a while', async ({ page, expectAccessible }) => {
    await page.goto('/');
    const { room } = seatAt(tables.middle);
    await page.evaluate((room) => localStorage.setItem(`sanmon.seen.${room}`, '100'), room);
    await sitDown(page, seatAt(tables.middle));
    const strip = page.getByText(/^While you were away: \d+ turns?$/);
    await expectInSight(page, { 'what was missed': '.strips .strip' });
    await strip.click();
    await expectInSight(page, { ...ALWAYS, 'what was missed': '.strips .strip' });
    await inBothLights(page, expectAccessible);
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(strip).toHaveCount(0);
  });

  test('the dialogs', async ({ page, expectAccessible }) => {
    await sitDown(page, seatAt(tables.fresh));
    const expectGoodDialog = async (name: string) => {
      await expect(dialog(page)).toHaveAccessibleName(name);
      await expectInSight(page, { 'the dialog': 'dialog' });
      await expectNoTextCut(page);
      await expectTouchable(page, 'dialog :is(button, a, select, label:has(input))');
      await inBothLights(page, expectAccessible);
    };
    await page.keyboard.press('?');
    await expectGoodDialog('Keys');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    await expectGoodDialog('Menu');
    await dialog(page).getByRole('button', { name: 'Settings' }).click();
    await expectGoodDialog('Settings');
  });

  test('what is asked lies over the board', async ({ page, expectAccessible }) => {
    const { seats } = await openTable(page, ['Mira', LONGEST_NAME], 1);
    const [mine, theirs] = seats;
    if (!mine || !theirs) throw new Error('two seats were taken');
    const giveUp = { do: 'vote', motion: { kind: 'abandon' }, aye: true };
    await say(page, theirs, [giveUp]);
    await sitDown(page, mine);
    await expect(page.getByText('Give the game up? 1 vote of 2')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Vote for it' })).toBeVisible();
    await expectInSight(page, { 'what is asked': '.strips .strip' });
    await expectTouchable(page, '.strips button');
    await expectGood(page, expectAccessible);
  });

  test('the other places of the table are a tap away', async ({ page, expectAccessible }) => {
    await sitDown(page, seatAt(tables.middle));
    for (const [place, shown] of PLACES) {
      await places(page).getByRole('button', { name: place }).click();
      await expect(page.locator(shown).first()).toBeVisible();
      await expectInSight(page, { ...ALWAYS, 'the place': shown });
      await expectNoTextCut(page);
      await inBothLights(page, expectAccessible);
    }
  });
});

const PLACES = [
  ['Village', 'section[aria-label=Village]'],
  ['Bag', 'section[aria-label=Bag]'],
  ['Others', 'section.others article'],
  ['Log', '.log section'],
  ['Garden', '.garden'],
] as const;

test('the title says whose turn it is', async ({ page }) => {
  test.setTimeout(90_000);
  await sitDown(page, seatAt(await openTable(page, ['Mira'], 3)));
  await expect(page).toHaveTitle('● Your turn · Tajuto');
  await lendToBot(page);
  await expect(page).toHaveTitle(/^(Ensō|Kaede|Yuki) · Tajuto$/);

  // The bot that played for somebody leaves with the end of the game.
  await expect(page).toHaveTitle('The end · Tajuto', { timeout: 60_000 });
  await page.getByRole('button', { name: 'See the table' }).click();
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play on myself' })).toHaveCount(0);
});

test('one who watches sees everything and can press nothing in the garden', async ({
  page,
  browser,
  baseURL,
}) => {
  const { watch } = tables.fresh;
  const seat = seatAt(tables.fresh);
  await sitDown(page, seat);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
  });
  const watcher = await context.newPage();
  await watcher.goto(`/watch/${seat.room}/${watch}`);
  const garden = watcher.getByRole('region', { name: 'Garden' });
  await expect(garden).toBeVisible();
  await expect(watcher.getByText('You are watching')).toBeVisible();
  await expect(page.locator('.garden').getByRole('button')).not.toHaveCount(0);
  for (const place of ['Garden', 'Village', 'Objectives', 'Bag', 'Before you', 'Turn']) {
    const region = watcher.getByRole('region', { name: place, exact: true });
    await expect(region).toBeVisible();
    await expect(region.getByRole('button')).toHaveCount(0);
  }
  await context.close();
});

test('the result is shared by hand where the browser allows nothing else', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  await sitDown(page, seatAt(tables.over));
  await page.getByRole('button', { name: 'Share the result' }).click();
  await expect(page.getByText('the link is selected, copy it by hand')).toBeVisible();
  const link = page.getByRole('textbox', { name: 'Share the result' });
  await expect(link).toBeFocused();
  await page.goto(await link.inputValue());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/won$|share the victory$/);
});
