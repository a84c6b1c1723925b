/**
 * Hints: who is to move asks what a steward would do, sees it on the board with its reason, and does it; by mouse, by
 * keyboard, by finger, in every language. A table without hints says so to all.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { LANGUAGES, SIZES } from '../support/gate.js';
import { action, isOver, myTurn, seqOf, turnBar } from '../support/hands.js';
import { expectInSight, expectNoTextCut, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { openTable, seatAt, sitDown } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0', '--socket-hints', '1000/s:1000');

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

const GAMES = ['tajuto', 'satori'] as const;
type Game = (typeof GAMES)[number];

const hintButton = (page: Page): Locator => turnBar(page).locator('[data-hint]');
const hinted = (page: Page): Locator => page.locator('[data-turn-bar].hinted');
/** What the hint points at. */
const aimed = (page: Page): Locator => page.locator('.aimed:visible, .aims:visible');
const status = (page: Page): Locator => turnBar(page).getByRole('status');

/** A table against a bot, at which the one at the page is to move. */
async function begin(page: Page, game: Game, hints = true): Promise<string> {
  const table = await openTable(page, ['Mira'], 1, { game: { game }, hints });
  await sitDown(page, seatAt(table));
  await myTurn(page).waitFor();
  return table.watch;
}

for (const game of GAMES) {
  test(`a hint at ${game} is asked for, seen and done`, async ({ page }) => {
    await begin(page, game);
    await hintButton(page).click();
    await expect(hinted(page)).toBeVisible();
    await expect(aimed(page).first()).toBeVisible();
    await expect(hinted(page).locator('[data-rule]')).toHaveCount(1);
    await expect(status(page)).toHaveText(/^Hint: .+\. .+/);

    await page.keyboard.press('Escape');
    await expect(hinted(page)).toHaveCount(0);
    await expect(aimed(page)).toHaveCount(0);
    await expect(status(page)).toHaveText('');

    // The same question has the same answer.
    await hintButton(page).click();
    await expect(hinted(page)).toBeVisible();
    const says = await turnBar(page).locator('.says').innerText();
    await page.keyboard.press('Escape');
    await hintButton(page).click();
    await expect(turnBar(page).locator('.says')).toHaveText(says, { useInnerText: true });

    const before = await seqOf(page);
    await action(page, 'commit').click();
    await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
    await expect(hinted(page)).toHaveCount(0);
  });

  test(`${game} can be played by H and Enter alone`, async ({ page }) => {
    test.setTimeout(120_000);
    await begin(page, game);
    for (let moves = 0; moves < 25; moves += 1) {
      await expect(hintButton(page)).toBeVisible();
      const before = await seqOf(page);
      await page.keyboard.press('h');
      await expect(hinted(page)).toBeVisible();
      expect(await turnBar(page).locator('.says').innerText()).not.toMatch(/Hint\.|[{}]|undefined/);
      await page.keyboard.press('Enter');
      await expect.poll(() => seqOf(page), { intervals: [20, 50] }).toBeGreaterThan(before);
      if (await isOver(page)) break;
    }
  });

  test(`a table of ${game} without hints says so to all`, async ({ page, browser }) => {
    const watch = await begin(page, game, false);
    await expect(hintButton(page)).toHaveCount(0);
    await expect(page.locator('header')).toContainText('No hints');
    await page.keyboard.press('h');
    await expect(hinted(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('what a steward would do')).toHaveCount(0);
    await page.keyboard.press('Escape');

    const watcher = await browser.newPage({ baseURL: new URL(page.url()).origin });
    await watcher.goto(`/t/${watch}`);
    await expect(watcher.locator('header')).toContainText('No hints');
    await watcher.getByRole('button', { name: 'Menu' }).click();
    await expect(watcher.getByText('Hints: none at this table')).toBeVisible();
    await watcher.context().close();
  });

  test(`a hint at ${game} has words in every language`, async ({ page }) => {
    await begin(page, game);
    const said = new Set<string>();
    for (const language of LANGUAGES) {
      await page.evaluate(
        (language) => localStorage.setItem('sanmon.language', language),
        language,
      );
      await page.reload();
      await myTurn(page).waitFor();
      await hintButton(page).click();
      await expect(hinted(page)).toBeVisible();
      const words = await status(page).innerText();
      expect(words).not.toMatch(/Hint\.|[{}]|undefined/);
      said.add(words);
    }
    expect(said.size).toBe(LANGUAGES.length);
  });

  for (const size of SIZES) {
    test(`a hint at ${game} fits ${size.width} px`, async ({ page, expectAccessible }) => {
      await page.setViewportSize(size);
      await begin(page, game);
      await hintButton(page).click();
      await expect(hinted(page)).toBeVisible();
      await expect(action(page, 'commit')).toBeVisible();
      await expectInSight(page, {
        'what it says': '[data-turn-bar] .says',
        'its button': '[data-action="commit"]',
        'the hint': '[data-hint]',
      });
      await expectNoTextCut(page);
      await expectTouchable(page, '[data-turn-bar] button');
      await inBothLights(page, expectAccessible);
    });
  }
}

test('a phone shows the place of the hint', async ({ page }) => {
  await page.setViewportSize(SIZES[2]);
  await begin(page, 'tajuto');
  await expect(page.locator('.place.board.here')).toBeVisible();
  await hintButton(page).click();
  await expect(page.locator('.place.aside.here')).toBeVisible();
  await expect(aimed(page).first()).toBeInViewport();
});

test('a slow answer is waited for, and a refusal is put into words', async ({ page }) => {
  let answer: (() => void) | undefined;
  let isRefused = false;
  await page.routeWebSocket(/\/ws$/, (line) => {
    const server = line.connectToServer();
    line.onMessage((text) => {
      const message = JSON.parse(String(text)) as { type: string; id?: string };
      if (message.type !== 'hint') server.send(text);
      else if (isRefused)
        line.send(
          JSON.stringify({ type: 'error', id: message.id, code: 'rate_limited', hint: '' }),
        );
      else answer = () => server.send(text);
    });
  });
  await begin(page, 'satori');
  await hintButton(page).click();
  await expect(hintButton(page)).toHaveText('Thinking…');
  await expect(hintButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(status(page)).toHaveText('Thinking…');
  await expect.poll(() => answer !== undefined).toBe(true);
  answer?.();
  await expect(hinted(page)).toBeVisible();
  await page.keyboard.press('Escape');
  isRefused = true;
  await page.keyboard.press('h');
  await expect(turnBar(page).getByRole('alert')).toContainText('a little too quick');
  await expect(hintButton(page)).toHaveText(/^Hint/);
});

test('the host allows hints or not, and everybody sees it', async ({ page, browser }) => {
  await page.goto('/');
  await page.request.get('/');
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as {
      room: string;
      seat: number;
      token: string;
    };
  const host = await post('/api/rooms', {
    settings: { game: { game: 'satori' } },
    seats: 2,
    name: 'Mira',
  });
  const waitingRoom = async (at: Page, seat: typeof host) => {
    await at.goto('/');
    const kept = { ...seat, game: 'satori', names: [], seenMs: Date.now(), over: false };
    await at.evaluate(
      (tables) => localStorage.setItem('sanmon.tables', tables),
      JSON.stringify([kept]),
    );
    await at.goto(`/room/${seat.room}`);
    await expect(at.getByRole('heading', { level: 1 })).toHaveText('Take your seats');
  };
  await waitingRoom(page, host);
  const link = await page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  const code = link?.split('/').at(-1);
  const friend = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await waitingRoom(friend, await post('/api/seats', { code, name: 'Tomas' }));

  const shown = friend.locator('dl > div', { hasText: 'Hints' });
  await expect(shown).toContainText('Allowed');
  await page.getByRole('button', { name: 'Change the options' }).click();
  await page.getByRole('radio', { name: 'No hints' }).check();
  await expect(shown).toContainText('No hints');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (const table of [friend, page]) {
    await turnBar(table).waitFor();
    await expect(table.locator('header')).toContainText('No hints');
  }
  await friend.context().close();
});
