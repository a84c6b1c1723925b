/**
 * A whole game at one table: one player with a mouse, in English; one with a finger on a phone; one with the keyboard
 * alone, in Czech; a bot, and one who watches. On the way a page is loaded anew, a device is cut off, the server is
 * restarted. Motion is off, to keep it quick.
 */
import { Device, whoMoves } from '../support/device.js';
import { expect, test } from '../support/fixtures.js';
import {
  isOver,
  keyboard,
  mouse,
  scoreSheet,
  seqOf,
  touch,
  turnBar,
  watchLink,
  type Hands,
} from '../support/hands.js';
import { lendToBot } from '../support/room.js';
import { startServer, type Server } from '../support/server.js';
import { playTurn } from '../support/tajuto.js';

const LONG = 600_000;

test.describe('a whole game', () => {
  let server: Server;
  test.beforeAll(async () => {
    server = await startServer('--bot-pace-ms', '0');
  });
  test.afterAll(() => server.stop());

  test('by mouse, touch and keyboard, through trouble, to the same end', async ({ browser }) => {
    test.setTimeout(LONG);
    const [one, two, three, watcher] = await Promise.all([
      Device.open(browser, server.url, { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }),
      Device.open(browser, server.url, {
        viewport: { width: 390, height: 844 },
        locale: 'en-GB',
        hasTouch: true,
        isMobile: true,
      }),
      Device.open(browser, server.url, { viewport: { width: 1024, height: 768 }, locale: 'cs-CZ' }),
      Device.open(browser, server.url, { viewport: { width: 1440, height: 900 }, locale: 'de-DE' }),
    ]);

    // The host opens a table and seats a bot; the others come by the code.
    await one.page.goto('/new/tajuto');
    await one.page.getByLabel('Your name').fill('Mira');
    await one.page.getByRole('radio', { name: '4' }).check();
    await one.page.getByRole('button', { name: 'Open the table' }).click();
    const code = (await one.page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label'))
      ?.split('/')
      .at(-1);
    await one.page.getByRole('button', { name: 'Seat a bot' }).last().click();
    for (const [device, name] of [
      [two, 'Tomas'],
      [three, 'Žofie'],
    ] as const) {
      await device.page.goto(`/t/${code}`);
      await device.page.getByRole('textbox').fill(name);
      await device.page.locator('form button[type=submit], form button.prime').first().click();
      await expect(one.page.getByRole('heading', { name })).toBeVisible();
    }
    await one.page.getByRole('button', { name: 'Start the game' }).click();
    await turnBar(one.page).waitFor();
    const watch = await watchLink(one.page);
    await watcher.page.goto(watch);
    await turnBar(watcher.page).waitFor();

    const hands = new Map<Device, Hands>([
      [one, mouse],
      [two, touch],
      [three, keyboard],
    ]);
    const trouble = [
      // A page is loaded anew in the middle of the game.
      async () => {
        await one.page.reload();
        await turnBar(one.page).waitFor();
      },
      // The server is restarted: nobody loads anything anew.
      () => server.restart(),
      // A device is away for twenty events; a bot plays meanwhile.
      async () => {
        await lendToBot(one.page);
        await expect(one.page.getByText('A bot plays for you.')).toBeVisible();
        await one.cutOff();
        return seqOf(two.page);
      },
    ];
    let turns = 0;
    let awaySince: number | null = null;
    while (!(await isOver(three.page))) {
      // A device that is cut off may still show its own turn.
      const there = [...hands.keys()].filter((device) => awaySince === null || device !== one);
      const mover = await whoMoves(there);
      if (!mover) continue;
      if (turns > 0 && turns % 5 === 0 && awaySince === null && trouble.length > 0) {
        awaySince = (await trouble.shift()?.()) ?? null;
        if (awaySince !== null) continue;
      }
      await playTurn(mover.page, hands.get(mover) ?? mouse);
      turns += 1;
      if (awaySince !== null && (await seqOf(three.page)) >= awaySince + 20) {
        one.connect();
        await expect(one.page.getByText('While you were away')).toBeVisible({ timeout: 30_000 });
        awaySince = null;
      }
    }
    expect(trouble, 'there was time for all the trouble').toEqual([]);

    const sheets = [];
    for (const { page } of [one, two, three, watcher]) sheets.push(await scoreSheet(page));
    expect(sheets[0]?.length).toBeGreaterThan(12);
    for (const other of sheets.slice(1)) expect(other).toEqual(sheets[0]);
    for (const device of [one, two, three, watcher]) expect(device.complaints).toEqual([]);
  });
});
