/** A first game with a coach: real tables, the real list of what can be done, lessons that follow from both. */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { Device } from '../support/device.js';
import { expect, test } from '../support/fixtures.js';
import { allThere, openGate, SIZES } from '../support/gate.js';
import {
  learn,
  lessonOf,
  mark,
  nodByFinger,
  nodByKey,
  nodByMouse,
  onward,
  playToEnd,
  ring,
  SATORI,
  TAJUTO,
  takeLessons,
} from '../support/guide.js';
import { action, keyboard, mouse, piece, touch } from '../support/hands.js';
import { expectTouchable } from '../support/layout.js';
import { SatoriPlayer } from '../support/satori.js';
import { startServer, type Server } from '../support/server.js';
import { playTurn } from '../support/tajuto.js';

const LONG = 600_000;
const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
const LESSONS = {
  tajuto: [
    ...['welcome', 'turn', 'grope', 'feel', 'build', 'path', 'preview', 'dimmed', 'undo'],
    ...['endTurn', 'novice', 'offer', 'cubes', 'village', 'inauguration', 'objectives', 'ending'],
    'farewell',
  ],
  satori: [
    ...['welcome', 'starting', 'monk', 'turn', 'goods', 'sides', 'worshipper', 'actions', 'dimmed'],
    ...['undo', 'endTurn', 'charity', 'site', 'pagoda', 'mountains', 'offerings', 'round'],
    'farewell',
  ],
};

let server: Server;
test.beforeAll(async () => {
  server = await startServer('--bot-pace-ms', '0', '--max-rooms-per-address', '1000');
});
test.afterAll(() => server.stop());

const sit = async (browser: Parameters<typeof Device.open>[0], options: BrowserContextOptions) =>
  Device.open(browser, server.url, options);

/** The words do not lie over what they speak of, and both are on the screen. */
async function expectPointing(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? null;
        const words = box('[data-lesson]');
        const meant = box('[data-ring]');
        if (!words) return 'nothing is said';
        const isIn = (one: DOMRect) =>
          one.left >= -8 &&
          one.top >= -8 &&
          one.right <= innerWidth + 8 &&
          one.bottom <= innerHeight + 8;
        if (!isIn(words) || (meant && !isIn(meant))) return 'beyond the screen';
        if (!meant) return 'in sight';
        const across = Math.min(words.right, meant.right) - Math.max(words.left, meant.left);
        const down = Math.min(words.bottom, meant.bottom) - Math.max(words.top, meant.top);
        return across > 1 && down > 1 ? 'covered' : 'in sight';
      }),
    )
    .toBe('in sight');
}

/** No English is left in what was said. */
function expectGerman(said: Map<string, string>): void {
  for (const [id, words] of said) {
    expect(words, id).toMatch(/ (von|und|der|die|das|es|du|ist) /i);
    expect(words, id).not.toMatch(/\b(the|you|your|of|and|Go on|Skip)\b/);
  }
}

/** A practice table hides what it has not, and has no proof. */
async function expectPracticeEnd(page: Page): Promise<void> {
  await expect(page.locator('[data-result]')).toBeVisible();
  await expect(page.locator('[data-result] a[href^="/learn/"]')).toBeVisible();
  await expect(page.locator('[data-result] a[href^="/new/"]')).toBeVisible();
  await expect(page.locator('[data-result] a[download]')).toHaveCount(0);
  await expect(page.getByText('sanmon verify')).toHaveCount(0);
}

test('Tajuto by keyboard alone, in German, to the end', async ({ browser }) => {
  test.setTimeout(LONG);
  const { page, complaints } = await sit(browser, { ...DESK, locale: 'de-DE' });
  await learn(page, 'tajuto', 'Jörg');
  const said = await takeLessons(page, keyboard, nodByKey, TAJUTO, () => expectPointing(page));
  expect([...said.keys()]).toEqual(LESSONS.tajuto);
  expectGerman(said);
  await playToEnd(page, () => playTurn(page, keyboard));
  await expect(mark(page)).toContainText('Gut gespielt!');
  await expectPracticeEnd(page);
  await nodByKey(page);
  await expect(mark(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('Satori by keyboard alone, in German, to the end', async ({ browser }) => {
  test.setTimeout(LONG);
  const { page, complaints } = await sit(browser, { ...DESK, locale: 'de-DE' });
  await learn(page, 'satori', 'Jörg');
  const said = await takeLessons(page, keyboard, nodByKey, SATORI, () => expectPointing(page));
  expect([...said.keys()]).toEqual(LESSONS.satori);
  expectGerman(said);
  const player = new SatoriPlayer(page, keyboard);
  await playToEnd(page, () => player.playTurn());
  await expect(mark(page)).toContainText('Gut gespielt!');
  await expectPracticeEnd(page);
  await nodByKey(page);
  await expect(mark(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('Tajuto with a finger on a phone, to the end', async ({ browser }) => {
  test.setTimeout(LONG);
  const { page, complaints } = await sit(browser, PHONE);
  await learn(page, 'tajuto', 'Mira');
  const said = await takeLessons(page, touch, nodByFinger, TAJUTO, async () => {
    await expectPointing(page);
    await expectTouchable(page, '[data-lesson] button');
  });
  expect([...said.keys()]).toEqual(LESSONS.tajuto);
  await playToEnd(page, () => playTurn(page, touch));
  await expect(mark(page)).toContainText('Well played!');
  await expectPracticeEnd(page);
  expect(complaints).toEqual([]);
});

test('the lessons of Satori by mouse, and with a finger on a phone', async ({ browser }) => {
  test.setTimeout(LONG);
  const desk = await sit(browser, DESK);
  await learn(desk.page, 'satori', 'Mira');
  const said = await takeLessons(desk.page, mouse, nodByMouse, SATORI, () =>
    expectPointing(desk.page),
  );
  expect([...said.keys()]).toEqual(LESSONS.satori);
  const phone = await sit(browser, PHONE);
  await learn(phone.page, 'satori', 'Tomas');
  const heard = await takeLessons(phone.page, touch, nodByFinger, SATORI, () =>
    expectPointing(phone.page),
  );
  expect([...heard.keys()]).toEqual(LESSONS.satori);
  expect([...desk.complaints, ...phone.complaints]).toEqual([]);
});

test('a page that is loaded anew goes on with the same lesson, and the gate with the game', async ({
  browser,
}) => {
  const { page } = await sit(browser, DESK);
  await learn(page, 'tajuto', 'Mira');
  await expect(mark(page)).toContainText('1 of 18');
  await nodByMouse(page);
  await expect(mark(page)).toHaveAttribute('data-lesson', 'turn');
  await nodByMouse(page);
  await expect(mark(page)).toHaveAttribute('data-lesson', 'grope');
  await page.reload();
  await expect(mark(page)).toHaveAttribute('data-lesson', 'grope');
  await expect(mark(page)).toContainText('3 of 18');
  const room = page.url();
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'Practice' })).toBeVisible();
  await page.getByRole('link', { name: 'Learn Tajuto by playing' }).click();
  await page.getByRole('link', { name: 'Go on with it' }).click();
  await expect(mark(page)).toHaveAttribute('data-lesson', 'grope');
  expect(page.url()).toBe(room);
  // Known by name, one who begins anew is asked nothing.
  await page.goto('/learn/tajuto');
  await page.getByRole('button', { name: 'Begin anew' }).click();
  await expect(mark(page)).toHaveAttribute('data-lesson', 'welcome');
  expect(page.url()).not.toBe(room);
});

test('one may do something else, send the coach away and call it back', async ({ browser }) => {
  const { page } = await sit(browser, DESK);
  await learn(page, 'tajuto', 'Mira');
  // The coach blocks nothing: what was done is not taught any more.
  await page.keyboard.press('g');
  await expect(piece(page, 'pick').first()).toBeFocused();
  expect(await lessonOf(page)).toBe('welcome');
  await nodByKey(page);
  await nodByKey(page);
  await expect(mark(page)).toHaveAttribute('data-lesson', 'feel');
  await page.keyboard.press('3');
  await expect(mark(page)).toHaveAttribute('data-lesson', 'build');
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await expect(mark(page)).toHaveAttribute('data-lesson', 'preview');
  await page.getByRole('button', { name: 'Skip the guide' }).click();
  await expect(mark(page)).toHaveCount(0);
  await page.reload();
  await expect(action(page, 'end')).toBeVisible();
  await allThere(page);
  await expect(mark(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByText(/^http/)).toHaveCount(0);
  await menu.getByRole('button', { name: 'Call the coach back' }).click();
  await expect(mark(page)).toHaveAttribute('data-lesson', 'preview');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('to the coach');
  await page.keyboard.press('Escape');
});

test('the coach takes no focus, is announced, and gives the focus back', async ({ browser }) => {
  const { page } = await sit(browser, DESK);
  await learn(page, 'tajuto', 'Mira');
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Eight pagodas' })).toContainText(
    'W leads to the coach.',
  );
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('w');
  await expect(onward(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
  await mark(page).getByRole('link', { name: 'Rule T25' }).click();
  await expect(page.getByRole('dialog').locator('#T25, [data-number="T25"]').first()).toBeVisible();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what the coach says is accessible at every size: ${colorScheme}`, async ({
    page,
    expectAccessible,
  }) => {
    test.setTimeout(LONG);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const game of ['tajuto', 'satori'] as const) {
      await openGate(page);
      await page.evaluate(() => localStorage.clear());
      await learn(page, game, 'Mira');
      await allThere(page);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectPointing(page);
        await expectAccessible();
      }
      await nodByKey(page);
      await expect.poll(() => lessonOf(page)).toBe(LESSONS[game][1]);
      await expect(ring(page)).toBeVisible();
      await expectAccessible();
    }
  });
}

test('an unknown game and a nameless learner get an answer', async ({ page }) => {
  await page.goto('/learn/chess');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto('/learn/tajuto');
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
});
