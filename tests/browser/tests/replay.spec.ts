/** Finished games are watched again: every position of them, through all eyes, and without a server. */
import type { Page } from '@playwright/test';
import { pathToFileURL } from 'node:url';
import { expect, withServer } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { expectInSight, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import {
  bar,
  expectAt,
  laid,
  openReplay,
  playToEnd,
  seenAt,
  type Game,
} from '../support/replay.js';

const GAMES: readonly Game[] = ['tajuto', 'satori'];
const LONG = 180_000;

interface Finished {
  /** A finished game, played when it is first asked for. */
  game(page: Page, game: Game): Promise<{ id: string; steps: number }>;
}

const test = withServer('--bot-pace-ms', '0').extend<object, { finished: Finished }>({
  finished: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      const played = new Map<Game, Promise<string>>();
      await use({
        game: async (page, game) => {
          const id = await (played.get(game) ?? playToEnd(page, game));
          played.set(game, Promise.resolve(id));
          const { steps } = await (await page.request.get(`/api/games/${id}`)).json();
          return { id, steps };
        },
      });
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

/** Numbers from one to another. */
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** Some positions of a game with so many steps, by leaps forwards and back over the whole of it. */
const leaps = (steps: number) =>
  range(0, 50).map((n) => (n === 50 ? steps : (n * 97) % (steps + 1)));

for (const game of GAMES) {
  test.describe(game, () => {
    test('every position is the same, walked to or jumped to', async ({ page, finished }) => {
      test.setTimeout(LONG);
      const { id, steps } = await finished.game(page, game);
      await openReplay(page, id, 0);
      const start = await seenAt(page, [0]);
      const walked = [...start, ...(await seenAt(page, range(1, steps), true))];
      expect(new Set(walked).size).toBe(steps + 1);
      const jumped = await seenAt(page, leaps(steps));
      for (const [nth, position] of leaps(steps).entries()) {
        expect(jumped[nth], `position ${position}`).toBe(walked[position]);
      }
      // The one take-back is told as such, and its line is struck through.
      const backs = walked.filter((seen) => seen.startsWith('taken back'));
      expect(backs).toHaveLength(1);
      await seenAt(page, [walked.findIndex((seen) => seen.startsWith('taken back'))]);
      await expect(page.locator('#table-log .undone')).not.toHaveCount(0);
    });

    test('is seen through all eyes, at the same position', async ({ page, finished }) => {
      const { id, steps } = await finished.game(page, game);
      const middle = Math.floor(steps / 2);
      await openReplay(page, id, middle);
      await expect(page.getByRole('region', { name: 'Before you' })).not.toContainText('You');
      for (const [key, eyes] of [
        ['1', '0'],
        ['9', 'watcher'],
        ['3', '2'],
        ['0', 'all'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(bar(page)).toHaveAttribute('data-eyes', eyes);
        await expectAt(page, middle);
      }
      await page.getByLabel('Seen by').selectOption('Ama');
      await expect(page.getByRole('region', { name: 'Before you' })).toContainText('You');
      await expect(page.getByLabel('Seen by')).toHaveValue('0');
    });

    for (const viewport of SIZES) {
      test(`fits ${viewport.width} × ${viewport.height}, and all can use it`, async ({
        page,
        finished,
        expectAccessible,
      }) => {
        await page.setViewportSize(viewport);
        const { id, steps } = await finished.game(page, game);
        await openReplay(page, id, Math.floor(steps / 3));
        await expectInSight(page, { bar: '[data-replay-bar]', line: 'input[type=range]' });
        if (viewport.width < 720) {
          await expectTouchable(page, 'header a, [data-replay-bar] :is(button, select, input)');
        }
        await inBothLights(page, expectAccessible);
        if (viewport.width < 1280) {
          await page.getByRole('button', { name: 'More' }).click();
          await expect(page.getByRole('dialog').getByLabel('Go to')).toBeVisible();
          await inBothLights(page, expectAccessible);
        }
      });
    }

    test('is a page that opens without a server', async ({ page, finished, expectAccessible }) => {
      test.setTimeout(LONG);
      const { id, steps } = await finished.game(page, game);
      const some = [0, 1, Math.floor(steps / 2), steps];
      await openReplay(page, id, 0);
      const online = await seenAt(page, some);

      await page.goto(`/game/${id}`);
      const saving = page.waitForEvent('download');
      await page.getByRole('link', { name: 'A page that opens offline' }).click();
      const file = test.info().outputPath('game.html');
      await (await saving).saveAs(file);

      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(file).href);
      await expect(page.getByRole('table')).toContainText('Ama');
      await inBothLights(page, expectAccessible);
      await page.getByRole('link', { name: 'Watch the game again' }).click();
      await laid(page);
      const offline = await seenAt(page, some);
      const words = (seen: string[]) => seen.map((one) => one.split('\n')[0]);
      expect(words(offline)).toEqual(words(online));
      for (const key of ['1', '9', '0']) await page.keyboard.press(key);
      await expect(bar(page)).toHaveAttribute('data-eyes', 'all');
      await expect(page).toHaveURL(new RegExp(`#${steps}$`));
      await inBothLights(page, expectAccessible);
      await page.getByRole('link', { name: 'Result' }).click();
      await page.getByLabel('Language').selectOption('cs');
      await expect(page.getByRole('link', { name: 'Přehrát hru znovu' })).toBeVisible();
      expect(asked.filter((url) => !/^(data|file|blob):/.test(url))).toEqual([]);
    });
  });
}

test('a link leads to a move, and the address follows', async ({ page, context, finished }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, steps } = await finished.game(page, 'tajuto');
  await page.goto(`/game/${id}`);
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await laid(page);
  await expectAt(page, 0);
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  const position = Number(await bar(page).getAttribute('data-position'));
  expect(position).toBeGreaterThan(1);
  await expect(page).toHaveURL(`/game/${id}#${position}`);
  await page.getByRole('button', { name: 'Copy the link to this move' }).click();
  await expect(page.getByText('Copied.')).toBeAttached();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(page.url());

  // Who writes another number into the address goes there, as far as there is one.
  for (const [written, there] of [
    ['#0', 0],
    ['#7', 7],
    ['#-4', 0],
    ['#99999', steps],
  ] as const) {
    await page.evaluate((hash) => (location.hash = hash), written);
    await expectAt(page, there);
  }
  await page.goto('about:blank');
  await page.goto(link);
  await laid(page);
  await expectAt(page, position);
});

test('the way back leads out of it', async ({ page, finished }) => {
  const { id } = await finished.game(page, 'tajuto');
  await page.goto(`/game/${id}`);
  await page.getByRole('link', { name: 'Watch the game again' }).click();
  await laid(page);
  for (let n = 0; n < 5; n += 1) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#5$/);
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Watch the game again' })).toBeVisible();
});

test('all of it by keyboard and by ear', async ({ page, finished }) => {
  const { id, steps } = await finished.game(page, 'satori');
  await openReplay(page, id, 0);
  const announced = page.locator('[data-announced]');
  await expect(announced).toHaveText(new RegExp(`^Step 0 of ${steps}\\. .+`));
  await page.keyboard.press('ArrowRight');
  await expect(announced).toHaveText(new RegExp(`^Step 1 of ${steps}\\. .+`));
  await page.keyboard.press('End');
  await expectAt(page, steps);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(bar(page)).not.toHaveAttribute('data-position', String(steps));
  await page.keyboard.press('Home');
  await expectAt(page, 0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('previous or next turn');
  await page.keyboard.press('Escape');

  // Played fast it says nothing, and stops by itself at the end.
  for (let n = 0; n < 3; n += 1) await page.keyboard.press(']');
  await expect(page.getByLabel('Speed')).toHaveValue('8');
  await page.getByLabel('Step', { exact: true }).fill(String(steps - 4));
  await expect(announced).toHaveText(new RegExp(`^Step ${steps - 4} `));
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expectAt(page, steps);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
});

test('goes through the turns of one player', async ({ page, finished }) => {
  const { id } = await finished.game(page, 'tajuto');
  await openReplay(page, id, 0);
  await page.getByLabel('Turns of').selectOption('Ama');
  for (let n = 0; n < 3; n += 1) {
    await page.getByRole('button', { name: 'Next turn of Ama' }).click();
    await expect(page.locator('[data-deed]')).toContainText('Ama');
  }
  const turns = page.getByLabel('Go to').getByRole('option');
  await expect(turns.filter({ hasText: /^\s*Turn/ }).first()).toHaveText('Turn 1: Ama');
  await expect(turns.filter({ hasText: 'Sora' })).toHaveCount(0);
  await page.getByLabel('Go to').selectOption('Turn 1: Ama');
  await expectAt(page, 1);
});

test('nothing can be done at its table', async ({ page, finished }) => {
  const { id } = await finished.game(page, 'satori');
  await openReplay(page, id, 30);
  await page.keyboard.press('1');
  await expect(bar(page)).toHaveAttribute('data-eyes', '0');
  await expect(page.locator('main .lit')).toHaveCount(0);
  await expect(page.locator('[data-turn-bar]')).toHaveCount(0);
});

test('says calmly what cannot be shown again', async ({ page, finished }) => {
  const { id } = await finished.game(page, 'tajuto');
  await page.route(`**/api/games/${id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), proof: 'other_rules' } });
  });
  await page.goto(`/game/${id}#3`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'This game cannot be shown again',
  );
  await page.getByRole('link', { name: 'Result' }).click();
  await expect(page.getByText('played by another version of the rules')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch the game again' })).toHaveCount(0);
});
