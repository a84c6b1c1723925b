/** Looking back: my games, what they come to, an evening, and what is kept of me. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.js';
import { LANGUAGES, languageSelect, openGate, SIZES } from '../support/gate.js';
import { asPerson, heard, type Finished } from '../support/history.js';
import { expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { ADA, heading, JO, MIRA, open, STRANGER, test } from '../support/looking-back.js';

const PAGES = { games: '/games', statistics: '/games/statistics', privacy: '/privacy' } as const;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(({ played }) => {
  expect(played.map(({ game }) => game)).toEqual(['satori', 'tajuto', 'tajuto']);
});

const list = (page: Page): Locator => page.getByRole('region', { name: 'My games' });
const rows = (page: Page): Locator => list(page).locator('li a');
const filters = (page: Page): Locator => page.locator('details', { hasText: 'Filter' });

/** Where there is little room they are folded away. */
async function openFilters(page: Page): Promise<void> {
  if (!(await filters(page).getByLabel('Game').isVisible())) {
    await filters(page).locator('summary').click();
  }
}

for (const size of SIZES) {
  test.describe(`${size.width} × ${size.height}`, () => {
    test.use({ viewport: size });

    for (const [name, path] of [...Object.entries(PAGES), ['evening', ''] as const]) {
      test(`${name}: good by day and by night`, async ({ page, played, expectAccessible }) => {
        await open(page, path || `/evening/${played[1]?.id}`);
        if (name === 'games') await openFilters(page);
        await expectNothingCutOff(page);
        if (size.width < 720) await expectTouchable(page);
        await inBothLights(page, expectAccessible);
        // What is folded away, too.
        await page.locator('main details').evaluateAll((folds) => {
          for (const fold of folds) fold.setAttribute('open', '');
        });
        await expectNothingCutOff(page);
        await inBothLights(page, expectAccessible);
      });
    }
  });
}

test('every language fits on the smallest phones', async ({ page, played }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [...Object.values(PAGES), `/evening/${played[1]?.id}`]) {
    await open(page, path);
    for (const language of LANGUAGES) {
      await languageSelect(page).selectOption(language);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectNothingCutOff(page);
    }
  }
});

test('the gate leads to my games, and each of them to its own page', async ({ page, played }) => {
  await asPerson(page, MIRA);
  await openGate(page);
  await page.getByRole('link', { name: 'My games' }).click();
  await expect(page).toHaveURL('/games');
  await expect(page).toHaveTitle('My games · Sanmon');
  await expect(rows(page)).toHaveCount(3);
  for (const [nth, { players }] of played.entries()) {
    for (const { bot, name, points } of players) {
      await expect(rows(page).nth(nth)).toContainText(bot ? `${points}` : `${name} ${points}`);
    }
  }
  // The rematch and its game hang together, and the other game does not.
  await expect(list(page).locator('li.down + li.up')).toHaveCount(1);
  await expect(list(page).getByText('rematch')).toHaveCount(1);
  await rows(page).first().click();
  await expect(page).toHaveURL(`/game/${played[0]?.id}`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(3);
});

test('games are chosen by the address, and the way back leads through what was chosen', async ({
  page,
  played,
}) => {
  await open(page, '/games');
  await page.getByLabel('Game', { exact: true }).selectOption('tajuto');
  await expect(page).toHaveURL('/games?game=tajuto');
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('With', { exact: true }).selectOption(JO.name);
  await expect(page).toHaveURL(/^.*\/games\?game=tajuto&with=[^&]+$/);
  await expect(rows(page)).toHaveCount(2);

  const hasWon = ({ mine, players }: Finished) => mine !== null && players[mine]?.won;
  for (const [label, fits] of [
    ['Won', hasWon],
    ['Lost', (game: Finished) => !hasWon(game)],
  ] as const) {
    await page.getByRole('radio', { name: label }).check();
    await expect(rows(page)).toHaveCount(
      played.filter((game) => game.game === 'tajuto' && fits(game)).length,
    );
  }
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Won' })).toBeChecked();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/games?game=tajuto');
  await expect(rows(page)).toHaveCount(2);
  await page.goForward();
  await expect(page.getByLabel('With', { exact: true })).not.toHaveValue('');

  // A year is typed number by number.
  await page.goto('/games');
  await page.getByLabel('From').focus();
  await page.keyboard.type('01012026');
  await expect(page).toHaveURL('/games?from=2026-01-01');
  await expect(rows(page)).toHaveCount(3);

  await page.goto('/games?to=2020-01-01');
  await expect(page.getByText('No game fits what is chosen.')).toBeVisible();
  await list(page).getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/games');
  await expect(rows(page)).toHaveCount(3);
});

test('a long list comes part by part', async ({ page }) => {
  await page.route('**/api/me/games?*', (route) =>
    route.continue({ url: route.request().url().replace('limit=20', 'limit=2') }),
  );
  await open(page, '/games');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole('status')).toHaveText('2 games so far');
  await page.getByRole('button', { name: 'More games' }).press('Enter');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('status')).toHaveText('3 games');
});

test('one who has played nothing is told so, and so is one who is cut off', async ({
  page,
  complaints,
}) => {
  await open(page, '/games', STRANGER);
  await expect(page.getByText('No game of this device has come to its end yet.')).toBeVisible();
  await page.goto('/games/statistics');
  await expect(page.getByText('There is nothing to count yet')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByText('No finished game has a name of yours.')).toBeVisible();

  await page.route('**/api/**', (route) => route.abort());
  for (const path of Object.values(PAGES)) {
    await page.goto(path);
    await expect(page.getByRole('alert').first()).toContainText('The server does not answer');
  }
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No finished game has a name of yours.')).toBeVisible();
  // The browser's own words about the requests that were cut off.
  complaints.length = 0;
});

test('statistics: each drawing has its numbers behind it, by keyboard too', async ({
  page,
  played,
}) => {
  await open(page, '/games/statistics?game=tajuto');
  const mine = played.filter(({ game }) => game === 'tajuto');
  const own = mine.map(({ mine, players }) => players[mine ?? 0]?.points ?? 0);
  await expect(page.getByRole('term').filter({ hasText: 'Played' }).locator('..')).toContainText(
    '2',
  );
  await expect(page.getByText(`${Math.max(...own)} at best`)).toBeVisible();
  const titles = [
    'Game by game',
    'Where the points came from',
    'Does it help to begin?',
    'What you like to hold',
    'With friends',
  ];
  for (const title of titles) {
    const part = page.getByRole('region', { name: title }).first();
    await expect(part.getByRole('img', { name: title })).toBeVisible();
    await part.getByText('As a table').focus();
    await page.keyboard.press('Enter');
    await expect(part.getByRole('table')).toBeVisible();
  }
  const course = page.getByRole('region', { name: 'Game by game' }).first().getByRole('row');
  await expect(course).toHaveCount(3);
  for (const points of own)
    await expect(course.filter({ hasText: String(points) })).not.toHaveCount(0);
  const friends = page.getByRole('region', { name: 'With friends' }).first();
  await expect(friends.getByRole('rowheader')).toHaveText(JO.name);

  await page.getByRole('radio', { name: 'Satori' }).check();
  await expect(page).toHaveURL('/games/statistics?game=satori');
  await expect(page.getByText('Bots are not counted.')).toBeVisible();
  await page.getByRole('radio', { name: '3 months' }).check();
  await expect(page).toHaveURL('/games/statistics?game=satori&days=91');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Tajuto' })).toBeChecked();
  await friends.getByRole('link', { name: `Games with ${JO.name}` }).click();
  await expect(page).toHaveURL(/\/games\?game=tajuto&with=/);
  await expect(rows(page)).toHaveCount(2);
});

test('an evening has all its games in order, and a standing', async ({ page, played }) => {
  const evening = played.slice(1).reverse();
  await open(page, '/games');
  await page.getByRole('link', { name: new RegExp(`The evening with .*${JO.name}`) }).click();
  await expect(page).toHaveURL(`/evening/${played[1]?.id}`);
  const games = page.getByRole('region', { name: 'The games, in order' }).locator('li');
  await expect(games).toHaveCount(2);
  await expect(games.nth(1)).toContainText('rematch');
  await expect(games.nth(0)).toHaveClass(/down/);
  const standing = page.getByRole('region', { name: 'Standing' });
  for (const [name, seat] of [
    ['Mira', 0],
    [JO.name, 1],
  ] as const) {
    const won = evening.filter(({ players }) => players[seat]?.won).length;
    const points = evening.reduce((sum, { players }) => sum + (players[seat]?.points ?? 0), 0);
    const called = page.getByRole('rowheader', { name: new RegExp(`^\\d\\.\\s*${name}$`) });
    const row = standing.getByRole('row').filter({ has: called });
    await expect(row.getByRole('cell')).toHaveText(['2', String(won), String(points)]);
  }
  await games.nth(0).getByRole('link').click();
  await expect(page).toHaveURL(`/game/${evening[0]?.id}`);
});

test('an evening on paper is black on white, without anything to press', async ({
  page,
  played,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(page, `/evening/${played[1]?.id}`);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const control of await page.locator('button, select, input, nav').all()) {
    await expect(control).toBeHidden();
  }
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('an evening is shown to those who played in it', async ({ page, played, complaints }) => {
  await open(page, `/evening/${played[1]?.id}`, STRANGER);
  await expect(heading(page)).toHaveText('No such evening');
  await page.getByRole('main').getByRole('link', { name: 'My games' }).last().click();
  await expect(page).toHaveURL('/games');
  // The browser's own words about an answer that is a refusal.
  complaints.length = 0;
});

test('one is told what is kept, is renamed, and is forgotten', async ({ page, complaints }) => {
  await asPerson(page, ADA);
  await openGate(page);
  await page.getByRole('contentinfo').getByRole('link').click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByText('1 finished game with a name of yours')).toBeVisible();
  await expect(page.getByText('under Ada')).toBeVisible();

  await test.step('renamed', async () => {
    await page.getByLabel('Your name').fill('  ');
    await page.getByRole('button', { name: 'Rename me' }).click();
    await expect(page.getByText('Please type a name.')).toBeVisible();
    await page.getByLabel('Your name').fill('Ada of the Hill');
    await page.getByRole('button', { name: 'Rename me' }).click();
    await expect(page.getByText('Done: 1 game has the new name.')).toBeVisible();
    await expect(page.getByText('under Ada of the Hill')).toBeVisible();
    const [game] = await heard<Finished[]>(page, JO, '/api/me/games');
    expect(game?.players.map(({ name }) => name)).toContain('Ada of the Hill');
  });

  await test.step('forgotten, and asked before', async () => {
    await page.getByRole('button', { name: 'Forget me…' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await heard<Finished[]>(page, ADA, '/api/me/games')).toHaveLength(1);
    await page.getByRole('button', { name: 'Forget me…' }).click();
    await page.getByRole('button', { name: 'Yes, forget me' }).click();
    await expect(page.getByText('Forgotten. Nothing on the server leads to you')).toBeVisible();
    await expect(page.getByText('No finished game has a name of yours.')).toBeVisible();
  });

  const key = await page.evaluate(() => localStorage.getItem('sanmon.player'));
  expect(key).not.toBe(ADA.key);
  expect(key).toMatch(/^[\w-]{22}$/);
  expect(await heard<Finished[]>(page, ADA, '/api/me/games')).toEqual([]);
  const [game] = await heard<Finished[]>(page, JO, '/api/me/games');
  expect(game?.players.map(({ name }) => name).sort()).toEqual(['', JO.name]);
  await page.goto(`/game/${game?.id}`);
  await expect(page.getByText('Somebody').first()).toBeVisible();
  complaints.length = 0;
});
