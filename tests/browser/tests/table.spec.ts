/** The table at every size, by day and by night: at the start, with a hand in the bag, in the middle, at the end. */
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { lendToBot, openTable, playAgain, sitDown, type OpenTable } from '../support/room.js';
import { startServer } from '../support/server.js';

const PHONE = 720;
/** Wide enough for a finger. */
const TAP = 44;
/** So many events are about half of a game of four. */
const HALF = 150;

const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      const server = await startServer('--bot-pace-ms', '20');
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const seqOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-turn-bar]').getAttribute('data-seq'));
const myTurn = (page: Page) => page.locator('[data-turn-bar].mine');
const places = (page: Page) => page.getByRole('navigation', { name: 'Places of the table' });
const dialog = (page: Page) => page.getByRole('dialog');

/** A table with three bots, the one at the page to move. */
async function begin(page: Page): Promise<OpenTable> {
  const table = await openTable([page], ['Mirabelle-Wilhelmine von'], 3);
  const [seat] = table.seats;
  if (!seat) throw new Error('no seat');
  await sitDown(page, seat);
  await expect(myTurn(page)).toBeVisible();
  return table;
}

/** Nothing scrolls sideways; what must be in sight is there as a whole, at its full size. */
async function expectInSight(page: Page, wanted: Record<string, string>): Promise<void> {
  const lacking = await page.evaluate((wanted) => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const found = Object.entries(wanted).flatMap(([name, selector]) => {
      const elements = [...document.querySelectorAll(selector)];
      if (elements.length === 0) return [`${name} is missing`];
      return elements.flatMap((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const says = `${name} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
        if (width < 1 || height < 1) return [`${says} has no size`];
        const isOut = left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
        return isOut ? [`${says} is beyond ${clientWidth} ${clientHeight}`] : [];
      });
    });
    return scrollWidth > clientWidth ? [...found, 'the page scrolls sideways'] : found;
  }, wanted);
  expect(lacking).toEqual([]);
}

/** No text is cut off by the box that it stands in. */
async function expectNoTextCut(page: Page): Promise<void> {
  const cut = await page.evaluate(() => {
    /** The box of a letter is so much higher than its ink. */
    const INK = 5;
    /** The nearest boxes around it that hide what overflows; one that scrolls lets it be reached. */
    const isCut = (element: Element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      const { left, right, top, bottom } = text.getBoundingClientRect();
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const around = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < around.left - 2 || right > around.right + 2)) {
          return true;
        }
        if (overflowY === 'hidden' && (top < around.top - INK || bottom > around.bottom + INK)) {
          return true;
        }
        if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') return false;
      }
      return false;
    };
    /** Hidden from the eye on purpose, for those who listen. */
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForListeners(element.parentElement));
    const hasText = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, data }: ChildNode & { data?: string }) => nodeType === 3 && data?.trim(),
      );
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && !element.closest('svg') && !isForListeners(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isCut(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(cut).toEqual([]);
}

/** Whatever a finger presses is large enough for it. */
async function expectTouchable(page: Page, selector: string): Promise<void> {
  const small = await page.evaluate(
    ({ selector, tap }) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < tap - 0.5 || box.height < tap - 0.5)
        .map(
          ({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 100)}`,
        ),
    { selector, tap: TAP },
  );
  expect(small).toEqual([]);
}

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
async function expectGood(page: Page, isAccessible: () => Promise<void>): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < PHONE;
  await expectInSight(page, isPhone ? ALWAYS : { ...ALWAYS, ...WIDE });
  await expectNoTextCut(page);
  if (isPhone) await expectTouchable(page, FINGERS);
  await inBothLights(page, isAccessible);
}

const FINGERS =
  '[data-turn-bar] .buttons button, nav button, section.own button, .grope button, header button, header a';

async function inBothLights(page: Page, check: () => Promise<void>): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    await check();
  }
}

for (const size of SIZES) {
  test.describe(`the table, ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('fits and is accessible from the first turn to the end', async ({
      page,
      expectAccessible,
    }) => {
      test.setTimeout(90_000);
      await begin(page);
      await test.step('the first turn', () => expectGood(page, expectAccessible));

      await page.keyboard.press('g');
      await expect(page.getByRole('region', { name: 'In the dark of the bag' })).toBeVisible();
      await test.step('a hand in the bag', async () => {
        await expectInSight(page, { 'a floor in the hand': '.grope ol > li > button' });
        await expectGood(page, expectAccessible);
      });

      await lendToBot(page);
      await expect.poll(() => seqOf(page), { timeout: 30_000 }).toBeGreaterThan(HALF);
      await playAgain(page);
      await expect(myTurn(page)).toBeVisible({ timeout: 15_000 });
      await test.step('in the middle', () => expectGood(page, expectAccessible));

      if (size.width < PHONE) {
        await test.step('the other places of the table', async () => {
          for (const [place, shown] of PLACES) {
            await places(page).getByRole('button', { name: place }).click();
            await expect(page.locator(shown).first()).toBeVisible();
            await expectInSight(page, { ...ALWAYS, 'the place': shown });
            await expectNoTextCut(page);
            await expectAccessible();
          }
        });
      }

      await lendToBot(page);
      await expect(page.locator('[data-result]')).toBeVisible({ timeout: 60_000 });
      await expect(page).toHaveTitle('The end · Tajuto');
      await test.step('the end', async () => {
        await expectInSight(page, { 'the header': 'header h1' });
        await expectNoTextCut(page);
        await inBothLights(page, expectAccessible);
        if (size.width < PHONE)
          await expectTouchable(page, '[data-result] button, [data-result] a');
      });
      await page.getByRole('button', { name: 'See the table' }).click();
      await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
      await test.step('the table after the end', () => expectGood(page, expectAccessible));
    });

    test('its dialogs fit and are accessible', async ({ page, expectAccessible }) => {
      await begin(page);
      const isGood = async () => {
        await expectInSight(page, { 'the dialog': 'dialog' });
        await expectNoTextCut(page);
        await inBothLights(page, expectAccessible);
      };
      await page.keyboard.press('?');
      await expect(dialog(page)).toHaveAccessibleName('Keys');
      await isGood();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);

      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(dialog(page)).toHaveAccessibleName('Menu');
      await isGood();
      await dialog(page).getByRole('button', { name: 'Settings' }).click();
      await expect(dialog(page)).toHaveAccessibleName('Settings');
      await isGood();
    });
  });
}

const PLACES = [
  ['Village', 'section[aria-label=Village]'],
  ['Bag', 'section[aria-label=Bag]'],
  ['Others', 'section.others article'],
  ['Log', '.log section'],
  ['Garden', '.garden'],
] as const;

test('the title says whose turn it is', async ({ page }) => {
  await begin(page);
  await expect(page).toHaveTitle('● Your turn · Tajuto');
  await lendToBot(page);
  await expect(page).toHaveTitle(/^(Ensō|Kaede|Yuki) · Tajuto$/);
});

test('one who watches sees everything and can press nothing in the garden', async ({
  page,
  browser,
  baseURL,
}) => {
  const { watch, seats } = await begin(page);
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    reducedMotion: 'reduce',
  });
  const watcher = await context.newPage();
  await watcher.goto(`/watch/${seats[0]?.room}/${watch}`);
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

for (const path of ['/room/unknown', '/watch/unknown/baba-baba-baba-baba-baba', '/watch/x/y']) {
  test(`${path} leads nowhere, and says so calmly`, async ({ page, expectAccessible }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No way in here');
    await inBothLights(page, expectAccessible);
    await page.getByRole('link', { name: 'To the gate' }).click();
    await expect(page).toHaveURL('/');
  });
}
