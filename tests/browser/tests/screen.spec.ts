/** Living-room mode: the public table on a television. */
import type { Page } from '@playwright/test';
import { Ear, html } from '../support/ear.js';
import { expect, test as base } from '../support/fixtures.js';
import { inBothLights } from '../support/light.js';
import { openTable, say, seatAt, sitDown, type OpenTable } from '../support/room.js';
import { expectFilled, makeScreenPass, screenIn, seqShown } from '../support/screen.js';
import { startServer, type Server } from '../support/server.js';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const GAMES = ['tajuto', 'satori'] as const;

const test = base.extend<object, { server: Server; serverUrl: string }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      const server = await startServer('--bot-pace-ms', '60', '--long-delay-ms', '99999999');
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  serverUrl: [async ({ server }, use) => use(server.url), { scope: 'worker' }],
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1920, height: 1080 } });

interface Message {
  type: string;
  viewer?: { as: string };
  room?: { codes: object | null; fairness: { revealed: object | null }; phase: string };
  table?: { view: View; decision: object | null } | null;
  news?: { view: View; decision: object | null };
}
interface View {
  phase: { readings?: unknown; contents?: unknown };
  players: { pile?: object | null; amulet?: { hidden?: unknown } | null }[];
}

/** What a screen was told that only somebody at the table, or nobody, may know. */
function leaks(messages: Message[]): string[] {
  return messages.flatMap((message) => {
    const found: string[] = [];
    if (message.room?.codes) found.push('the codes');
    if (message.type === 'chat' || message.type === 'pass') found.push(message.type);
    const told = message.table ?? message.news;
    if (told?.decision) found.push('a decision');
    if (message.room?.phase === 'over') return found;
    if (message.room?.fairness.revealed) found.push('the dice');
    const { phase, players } = told?.view ?? { phase: {}, players: [] };
    if (phase.readings || phase.contents) found.push('what a hand feels');
    if (players.some(({ pile }) => pile)) found.push('what lies face down');
    return found;
  });
}

const watching = { listed: false, all_hands: true, delay: 'long', chat_reaches_players: false };

/** A screen comes by a pass that is made elsewhere. */
async function admit(page: Page, home: Page, table: OpenTable): Promise<string> {
  const { code, pass } = await makeScreenPass(home, seatAt(table));
  await page.goto(`/room/${code}/screen#${pass}`);
  return code;
}

for (const game of GAMES) {
  test(`a screen follows a game of ${game} live, with nothing hidden in it`, async ({
    page,
    browser,
    serverUrl,
    server,
    expectAccessible,
    complaints,
  }) => {
    test.setTimeout(240_000);
    const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
    const home = await context.newPage();
    const table = await openTable(home, ['Mira', 'Tomas'], 1, { game: { game }, watching });
    const hears = new Ear<Message>(page);
    const code = await admit(page, home, table);
    await expect(screenIn(page, 'playing')).toBeVisible();
    await expect(page).toHaveURL(`${serverUrl}/room/${code}/screen`);
    await expect(page.getByRole('heading', { name: 'Mira’s turn' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Players' }).getByRole('article')).toHaveCount(3);
    expect(await page.getByRole('button').count()).toBeLessThanOrEqual(1);

    await test.step('it fills every size, by day and by night', async () => {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFilled(page);
      }
      await page.setViewportSize({ width: 1920, height: 1080 });
      await inBothLights(page, expectAccessible);
    });

    await test.step('bots play, and it is never late', async () => {
      await say(home, seatAt(table, 1), [{ do: 'stand_in', level: 'steward' }]);
      const before = await seqShown(page);
      await say(home, seatAt(table, 0), [{ do: 'stand_in', level: 'steward' }]);
      await expect.poll(() => seqShown(page), { timeout: 60_000 }).toBeGreaterThan(before + 40);
      await expect(page.getByText('Last move')).toBeVisible();
    });

    await test.step('a reload and a restart of the server bring it back', async () => {
      const before = await seqShown(page);
      await page.reload();
      await expect.poll(() => seqShown(page), { timeout: 30_000 }).toBeGreaterThan(before);
      await server.restart();
      // Whoever opens a line in between is refused by the browser, which says so.
      const known = await seqShown(page);
      await expect.poll(() => seqShown(page), { timeout: 60_000 }).toBeGreaterThan(known);
    });

    await test.step('nothing hidden was told or shown', async () => {
      expect(hears.messages.length).toBeGreaterThan(30);
      expect(hears.messages.find(({ type }) => type === 'welcome')?.viewer).toEqual({
        as: 'screen',
      });
      expect(leaks(hears.messages)).toEqual([]);
      const all = hears.text + (await html(page));
      for (const { token } of table.seats) expect(all).not.toContain(token);
      expect(hears.text).not.toContain(code);
      expect(hears.text).not.toContain(table.watch);
    });

    await test.step('it shows the result, all of it at once', async () => {
      await expect(screenIn(page, 'over')).toBeVisible({ timeout: 120_000 });
      await expect(page.locator('[data-result]')).toBeVisible();
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await expectFilled(page);
      }
      await inBothLights(page, expectAccessible);
    });

    await test.step('it goes along into the rematch', async () => {
      await say(home, seatAt(table, 0), [{ do: 'rematch' }]);
      await expect(screenIn(page, 'waiting')).toBeVisible();
      await expect(page.getByText('The same table plays again.')).toBeVisible();
      await page.reload();
      await expect(screenIn(page, 'waiting')).toBeVisible();
    });
    await context.close();
    // Lines that broke with the server.
    complaints.splice(
      0,
      complaints.length,
      ...complaints.filter((text) => !/WebSocket|ERR_CONNECTION_REFUSED/.test(text)),
    );
  });
}

test('those at the table let a screen in, see that it is on, and turn it off', async ({
  page,
  browser,
  serverUrl,
  expectAccessible,
}) => {
  const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
  const home = await context.newPage();
  const table = await openTable(home, ['Mira'], 1);
  await sitDown(home, seatAt(table));
  await home.getByRole('button', { name: 'Menu' }).click();
  await home.getByRole('button', { name: 'Show on a television' }).click();
  const dialog = home.getByRole('dialog', { name: 'Show on a television' });
  const pass = (await dialog.locator('.pass').textContent()) ?? '';
  const address = (await dialog.locator('dd').first().textContent()) ?? '';
  await expect(dialog.getByText('No screen shows this table yet.')).toBeVisible();

  await test.step('a pass is typed as it was heard, by keyboard alone', async () => {
    await page.goto(new URL(`http://${address}`).pathname);
    await expect(page.getByRole('heading', { name: 'Show a table here' })).toBeVisible();
    await inBothLights(page, expectAccessible);
    const field = page.getByLabel('Pass');
    await field.focus();
    await page.keyboard.type('no pass at all 7');
    await page.keyboard.press('Enter');
    await expect(page.getByText('A pass is five short words')).toBeVisible();
    await field.fill('');
    await page.keyboard.type(pass.replaceAll('-', ' ').toUpperCase());
    await page.keyboard.press('Enter');
    await expect(screenIn(page, 'playing')).toBeVisible();
  });

  await test.step('a used pass is refused', async () => {
    const other = await (await browser.newContext({ baseURL: serverUrl })).newPage();
    await other.goto(`${new URL(`http://${address}`).pathname}#${pass}`);
    await expect(other.getByRole('heading', { name: 'This pass is no longer good' })).toBeVisible();
    expect(new URL(other.url()).hash).toBe('');
    await other.context().close();
  });

  await test.step('it is turned off', async () => {
    await expect(dialog.getByText('1 screen shows this table')).toBeVisible();
    await dialog.getByRole('button', { name: 'Turn the screens off' }).click();
    await expect(page.getByRole('heading', { name: 'This screen was turned off' })).toBeVisible();
    await expect(dialog.getByText('No screen shows this table yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Show a table here' })).toBeVisible();
  });
  await context.close();
});

test('an address without a table, and one without its code, explain themselves', async ({
  page,
  expectAccessible,
  complaints,
}) => {
  await page.goto('/room/baba-baba-baba-baba-baba/screen#dede-dede-dede-dede-dede');
  await expect(page.getByRole('heading', { name: 'No table has this address' })).toBeVisible();
  await expectAccessible();
  // The browser says that the server said no.
  complaints.length = 0;
});

test('while people gather it shows how to join, and who sits', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  const settings = { game: { game: 'satori' } };
  const answer = await page.request.post('/api/rooms', {
    data: { settings, seats: 3, name: 'Mira' },
  });
  const seat = { ...(await answer.json()), game: 'satori' };
  const code = await admit(page, page, { seats: [seat], watch: '' });
  await expect(screenIn(page, 'waiting')).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole('img', { name: /To the table/ })).toBeVisible();
  await expect(page.getByText('Mira')).toBeVisible();
  await expect(page.getByText('2 seats are free')).toBeVisible();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expectFilled(page);
  }
  await inBothLights(page, expectAccessible);
  await page.request.post('/api/seats', { data: { code, name: 'Tomas' } });
  await expect(page.getByText('1 seat is free')).toBeVisible();
});
