/** The table of Satori at every size, by day and by night: from the starting tiles to the result. */
import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { longPress, myTurn, seqOf, touch } from '../support/hands.js';
import { expectInSight, expectNoTextCut, expectTouchable } from '../support/layout.js';
import { inBothLights, type Light } from '../support/light.js';
import { LONGEST_NAME, openTable, say, seatAt, sitDown, type OpenTable } from '../support/room.js';
import { startServer } from '../support/server.js';

const PHONE = 720;
/** So many games are begun for the sake of one state. */
const MOST_GAMES = 4;
const LEND = { do: 'stand_in', level: 'steward' };

const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      // Slow enough to take the seat back from a bot in time.
      const server = await startServer('--bot-pace-ms', '15');
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Where the bots bring the tables to, at which the one at the page decides. They are looked at, not played on. */
const STATES = {
  starting: null,
  first: { kind: 'turn', placed: false },
  middle: 130,
  amulet: { kind: 'amulet' },
  claim: { kind: 'claim' },
  keep: { kind: 'keep' },
  exchange: { kind: 'exchange' },
  over: 'over',
} as const;
type State = keyof typeof STATES;
let tables: Record<State, OpenTable>;

test.beforeAll(async ({ browser, serverUrl }) => {
  test.setTimeout(240_000);
  const states = Object.keys(STATES) as State[];
  const brought = states.map(async (state) => [state, await bring(browser, serverUrl, state)]);
  tables = Object.fromEntries(await Promise.all(brought)) as typeof tables;
  for (let games = 1; !(await sendWorshipper(browser, serverUrl, tables.middle)); games += 1) {
    if (games === MOST_GAMES) throw new Error('no game had anything open');
    tables.middle = await bring(browser, serverUrl, 'middle');
  }
});

/** A table in a certain state. Not every game asks everybody for everything: then the next one does. */
async function bring(browser: Browser, baseURL: string, state: State): Promise<OpenTable> {
  const page = await browser.newPage({ baseURL });
  for (let games = 1; ; games += 1) {
    const table = await openTable(page, [LONGEST_NAME], 3, { game: { game: 'satori' } });
    const until = STATES[state];
    const problem = await say(page, seatAt(table), until ? [LEND] : [], until ?? 'done').then(
      () => null,
      (error: Error) => error,
    );
    if (problem && games === MOST_GAMES) throw problem;
    if (problem) continue;
    await page.close();
    return table;
  }
}

const lit = (page: Page, does: string) =>
  page.locator(`[data-does="${does}"]:not([aria-disabled="true"])`);
const worshippers = (page: Page) =>
  page.locator('button[data-place^="sanmon:"]:not([aria-disabled="true"])');

/** Sends a worshipper where most is to be had, so that actions are open; not every place has some. */
async function sendWorshipper(
  browser: Browser,
  baseURL: string,
  table: OpenTable,
): Promise<boolean> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  await sitDown(page, seatAt(table));
  if ((await worshippers(page).count()) > 0) {
    await worshippers(page).first().click();
    const places = lit(page, 'place_worshipper');
    const icons = await places.evaluateAll((all) =>
      all.map((one) => one.querySelectorAll('[data-icon]').length),
    );
    const before = await seqOf(page);
    await places.nth(icons.indexOf(Math.max(...icons))).click();
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
  }
  const open = await page.locator('[data-open-action]').count();
  await page.close();
  return open > 0;
}

/** Its order, in the header. */
const nextRound = (page: Page) => page.locator('header').getByText('Next round', { exact: true });
const places = (page: Page) => page.getByRole('navigation', { name: 'Places of the table' });
const dialog = (page: Page) => page.getByRole('dialog');
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < PHONE;

const ALWAYS = {
  'the header': 'header h1',
  'own pieces': 'section.own',
  'the turn bar': '[data-turn-bar]',
};
const NARROW = { 'the place': '.place.here' };
const WIDE = {
  'a place': '.place',
  'a space of the mountains': '.mountains li',
  'the tower': '.pagoda .tower',
  'another player': 'section.others article',
};
const FINGERS = [
  '[data-turn-bar] button',
  '[data-does]',
  'button[data-place^="sanmon:"]',
  '[data-stay]',
  'nav button',
  'header button',
  'header a',
].join(', ');

/** Whatever is lit can be pointed at: it is on the screen, and nothing lies over its middle. */
async function expectWithinReach(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const lit = document.querySelectorAll('[data-does]:not([aria-disabled="true"])');
    return [...lit]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .flatMap((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        const isThere = there !== null && (one.contains(there) || there.contains(one));
        return isThere ? [] : [`${one.ariaLabel} is under ${there?.outerHTML.slice(0, 80)}`];
      });
  });
  expect.soft(beyond).toEqual([]);
}

/** Where everything is that can be pressed, by its number and its name. */
const spots = (page: Page): Promise<[name: string, box: [number, number, number, number]][]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-does], button[data-place^="sanmon:"]')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one, nth) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return [`${nth} ${one.ariaLabel}`, [left, top, width, height]];
      }),
  );

/** So far something may rise to the mouse. */
const RISE = 4;

/** Nothing slips away from under the mouse while it wanders over the table. */
async function expectStill(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  const before = await spots(page);
  for (const [name, [left, top, width, height]] of before.filter((_, nth) => nth % 4 === 0)) {
    await page.mouse.move(left + width / 2, top + height / 2);
    const now = new Map(await spots(page));
    const moved = before.filter(([other, box]) =>
      box.some((at, nth) => Math.abs(at - (now.get(other)?.[nth] ?? Infinity)) > RISE),
    );
    const boxes = moved.map(([other, box]) => `${other}: ${box} → ${now.get(other)}`);
    expect.soft(boxes, `with the mouse on ${name}`).toEqual([]);
  }
  await page.mouse.move(0, 0);
}

/** What every state of the table must fulfil, by day and by night. */
async function expectGood(
  page: Page,
  isAccessible: (light: Light) => Promise<void>,
): Promise<void> {
  await expectInSight(page, { ...ALWAYS, ...(isPhone(page) ? NARROW : WIDE) });
  await expectNoTextCut(page);
  if (isPhone(page)) await expectTouchable(page, FINGERS);
  else {
    await expectWithinReach(page);
    await expectStill(page);
  }
  await inBothLights(page, isAccessible);
}

for (const size of SIZES) {
  test.describe(`the table, ${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    test('the starting tiles', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.starting));
      await expectInSight(page, { 'a starting tile': '[data-does=take_starting_tile]' });
      await expectGood(page, expectAccessible);
    });

    test('the first turn, with a worshipper in hand', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.first));
      await expect(myTurn(page)).toBeVisible();
      await expect(nextRound(page)).toBeAttached();
      await expectGood(page, expectAccessible);
      if ((await page.locator('button[data-place^="sanmon:"][aria-pressed=true]').count()) === 0)
        await worshippers(page).first().click();
      await expect(lit(page, 'place_worshipper').first()).toBeVisible();
      await expectInSight(page, {
        'the Sanmon': 'button[data-place^="sanmon:"]',
        'a button of the turn bar': '[data-turn-bar] .buttons button',
      });
      await expectGood(page, expectAccessible);
    });

    test('open actions in the middle of the game', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.middle));
      await expectInSight(page, {
        'an open action': '[data-open-action]',
        'a button of the turn bar': '[data-turn-bar] .buttons button',
      });
      await expectGood(page, expectAccessible);
    });

    for (const state of ['amulet', 'claim', 'keep', 'exchange'] as const) {
      test(`between two rounds: ${state}`, async ({ page, expectAccessible }) => {
        await sitDown(page, seatAt(tables[state]));
        await expect(page.locator('section.round')).toBeVisible();
        await expectGood(page, expectAccessible);
      });
    }

    test('the end', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.over));
      await expect(page).toHaveTitle('The end · Satori');
      await expectInSight(page, { 'the header': 'header h1' });
      await expectNoTextCut(page);
      if (isPhone(page)) await expectTouchable(page, '[data-result] :is(button, a)');
      await inBothLights(page, expectAccessible);

      await page.getByRole('button', { name: 'See the table' }).click();
      await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
      await expect(nextRound(page)).not.toBeAttached();
      await expectGood(page, expectAccessible);
    });

    test('the key of the symbols', async ({ page, expectAccessible }) => {
      await sitDown(page, seatAt(tables.first));
      if (isPhone(page)) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await dialog(page).getByRole('button', { name: 'Symbols' }).click();
      } else {
        await page.keyboard.press('k');
      }
      await expect(dialog(page)).toHaveAccessibleName('Symbols');
      await expectInSight(page, { 'the dialog': 'dialog' });
      await expectNoTextCut(page);
      if (isPhone(page)) await expectTouchable(page, 'dialog :is(button, a)');
      await inBothLights(page, expectAccessible);
    });
  });
}

/** What a symbol says of itself. */
const hint = (page: Page) => page.locator('[role=tooltip][popover]');

test('symbols explain themselves to a mouse, on the table and on the score sheet', async ({
  page,
}) => {
  const ask = async (symbol: string, name: string) => {
    await page.locator(symbol).first().hover();
    await expect(hint(page)).toContainText(name);
    await expect(hint(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.move(0, 0);
    await expect(hint(page)).toHaveCount(0);
  };
  await sitDown(page, seatAt(tables.first));
  await ask('.place.mountains [data-icon=hikari]', 'Hikari');
  await ask('.place.pagoda [data-icon=architect]', 'Architect');
  await sitDown(page, seatAt(tables.over));
  await ask('[data-result] [data-icon=points]', 'Satori Points');
});

test.describe('on a phone', () => {
  test.use({ viewport: SIZES[2], hasTouch: true });

  test('symbols explain themselves to a finger, on every place and on the score sheet', async ({
    page,
  }) => {
    const ask = (symbol: string, name: string) =>
      longPress(page.locator(symbol).first(), async () => {
        await expect(hint(page)).toContainText(name);
        await expect(hint(page)).toBeInViewport({ ratio: 1 });
      });
    await sitDown(page, seatAt(tables.first));
    await places(page).getByRole('button', { name: 'Mountains' }).tap();
    await ask('.place.mountains [data-icon=hikari]', 'Hikari');
    await places(page).getByRole('button', { name: 'Others' }).tap();
    await ask('section.others [data-icon=emerald]', 'Emerald');
    await sitDown(page, seatAt(tables.over));
    await ask('[data-result] [data-icon=points]', 'Satori Points');
  });

  test('what is to be done is in sight, and the wheels as often as one asks', async ({
    page,
    browser,
    serverUrl,
  }) => {
    await sitDown(page, seatAt(await bring(browser, serverUrl, 'starting')));
    const tab = (name: string) => places(page).getByRole('button', { name });
    const expectAt = (name: string) => expect(tab(name)).toHaveAttribute('aria-pressed', 'true');
    const withIncense = page.locator(':has([data-icon=incense])');
    await touch.piece(page, lit(page, 'take_starting_tile').and(withIncense).first());
    await expectAt('Mountains');
    await touch.piece(page, lit(page, 'place_first_monk').first());
    await expectAt('Court');
    for (const time of ['the first time', 'once more']) {
      await page.locator('[data-wheel-offer]').tap();
      await expect(tab('Site'), time).toHaveAttribute('aria-pressed', 'true');
      await tab('Court').tap();
      await expectAt('Court');
    }
  });

  test('the places of the table are a tap away', async ({ page, expectAccessible }) => {
    await sitDown(page, seatAt(tables.middle));
    const tabs = places(page).getByRole('button');
    await expect(tabs).toHaveCount(6);
    for (const tab of await tabs.all()) {
      await tab.click();
      await expect(tab).toHaveAttribute('aria-pressed', 'true');
      await expectInSight(page, ALWAYS);
      await expectNoTextCut(page);
      await expectTouchable(page, FINGERS);
      await inBothLights(page, expectAccessible);
    }
  });
});

/** Sizes in between, of laptops and tablets. */
const BETWEEN = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 768, height: 1024 },
];
for (const size of BETWEEN) {
  test(`nothing is lost in between, ${size.width} × ${size.height}`, async ({ page }) => {
    await page.setViewportSize(size);
    await sitDown(page, seatAt(tables.middle));
    await expect(page.locator('[data-does=turn_wheel]:visible')).not.toHaveCount(0);
    await expectInSight(page, { ...ALWAYS, ...WIDE, 'an open action': '[data-open-action]' });
    await expectNoTextCut(page);
  });
}

test('one who watches sees everything and can press nothing on the board', async ({ page }) => {
  const { watch } = tables.middle;
  await page.goto(`/watch/${seatAt(tables.middle).room}/${watch}`);
  await expect(page.getByText('You are watching')).toBeVisible();
  await expect(page.locator('.place.tracks')).not.toBeEmpty();
  await expect(page.locator('.place button, section.own button')).toHaveCount(0);
  await expectInSight(page, WIDE);
});
