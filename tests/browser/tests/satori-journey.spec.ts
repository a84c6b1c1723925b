/**
 * Whole games of Satori: two people with mice, in English and in German, and one who watches, while a page is loaded
 * anew, a device is cut off and the server is restarted; one with a finger on a phone; one with the keyboard alone, in
 * Czech. Motion is off, to keep it quick.
 */
import type { Page } from '@playwright/test';
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
} from '../support/hands.js';
import { lendToBot, openTable, seatAt, sitDown } from '../support/room.js';
import { SatoriPlayer } from '../support/satori.js';
import { startServer, type Server } from '../support/server.js';

const LONG = 400_000;
/** Turns between one trouble and the next. */
const CALM = 4;
/** So many events somebody is away for. */
const AWAY = 15;

let server: Server;
test.beforeAll(async () => {
  server = await startServer('--bot-pace-ms', '0');
});
test.afterAll(() => server.stop());
test.beforeEach(() => test.setTimeout(LONG));

/** What any game brings with it. */
const ALWAYS = [
  'take_starting_tile',
  'place_first_monk',
  'place_worshipper',
  'gain',
  'choose_amulet',
  'end_turn',
];

/** These games were no walk along one path: a good many kinds of things were done by those at the pages. */
function expectVaried(players: SatoriPlayer[], least: number): void {
  const kinds = new Map<string, number>();
  for (const [kind, times] of players.flatMap(({ done }) => [...done])) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + times);
  }
  const told = JSON.stringify(Object.fromEntries(kinds));
  expect([...kinds.keys()], told).toEqual(expect.arrayContaining(ALWAYS));
  expect(kinds.size, told).toBeGreaterThanOrEqual(least);
}

test('two people and one who watches come through trouble to the same end', async ({ browser }) => {
  const [one, two, watcher] = await Promise.all([
    Device.open(browser, server.url, { viewport: { width: 1440, height: 900 }, locale: 'en-GB' }),
    Device.open(browser, server.url, { viewport: { width: 1024, height: 768 }, locale: 'de-DE' }),
    Device.open(browser, server.url, { viewport: { width: 1440, height: 900 }, locale: 'it-IT' }),
  ]);
  await one.page.goto('/new/satori');
  await one.page.getByLabel('Your name').fill('Mira');
  await one.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await one.page.getByRole('img', { name: 'QR code' }).getAttribute('aria-label');
  await two.page.goto(`/t/${link?.split('/').at(-1)}`);
  await two.page.getByRole('textbox').fill('Jörg');
  await two.page.locator('form button.prime').click();
  await expect(one.page.getByRole('heading', { name: 'Jörg' })).toBeVisible();
  await one.page.getByRole('button', { name: 'Start the game' }).click();
  await turnBar(one.page).waitFor();
  await watcher.page.goto(await watchLink(one.page));
  await turnBar(watcher.page).waitFor();

  const players = new Map([
    [one, new SatoriPlayer(one.page, mouse)],
    [two, new SatoriPlayer(two.page, mouse, 3)],
  ]);
  const trouble = [
    // A page is loaded anew in the middle of the game.
    async () => {
      await one.page.reload();
      await turnBar(one.page).waitFor();
    },
    // The server is restarted: nobody loads anything anew.
    () => server.restart(),
    // A device is away for a while; a bot plays meanwhile.
    async () => {
      await lendToBot(one.page);
      await expect(one.page.getByText('A bot plays for you.')).toBeVisible();
      await one.cutOff();
      return seqOf(two.page);
    },
  ];
  let turns = 0;
  let awaySince: number | null = null;
  while (!(await isOver(two.page))) {
    const mover = await whoMoves(awaySince === null ? [one, two] : [two]);
    const player = mover && players.get(mover);
    if (!player) continue;
    if (turns > 0 && turns % CALM === 0 && awaySince === null && trouble.length > 0) {
      awaySince = (await trouble.shift()?.()) ?? null;
      if (awaySince !== null) continue;
    }
    await player.playTurn();
    turns += 1;
    if (awaySince !== null && (await seqOf(two.page)) >= awaySince + AWAY) {
      one.connect();
      await expect(one.page.getByText('While you were away')).toBeVisible({ timeout: 30_000 });
      awaySince = null;
    }
  }
  expect(trouble, 'there was time for all the trouble').toEqual([]);

  const sheets = [];
  for (const { page } of [one, two, watcher]) sheets.push(await scoreSheet(page));
  expect(sheets[0]?.length).toBeGreaterThan(20);
  for (const other of sheets.slice(1)) expect(other).toEqual(sheets[0]);
  for (const device of [one, two, watcher]) expect(device.complaints).toEqual([]);
  expectVaried([...players.values()], 16);
});

/** Plays against a novice until the game is over; what must hold is looked at after each turn. */
async function playAgainstBot(
  page: Page,
  player: SatoriPlayer,
  holds: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const table = await openTable(page, ['Mira'], 1, { game: { game: 'satori' } }, 'novice');
  await sitDown(page, seatAt(table));
  const comesNext = page.locator('[data-turn-bar].mine, [data-result]').first();
  while (!(await isOver(page))) {
    await comesNext.waitFor();
    if (await isOver(page)) break;
    await player.playTurn();
    await holds();
  }
  expect((await scoreSheet(page)).length).toBeGreaterThan(20);
}

test('a finger plays a whole game on a phone', async ({ browser }) => {
  const phone = await Device.open(browser, server.url, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const player = new SatoriPlayer(phone.page, touch, 1);
  await playAgainstBot(phone.page, player);
  expect(phone.complaints).toEqual([]);
  expectVaried([player], 13);
});

test('the keyboard alone plays a whole game', async ({ browser }) => {
  const device = await Device.open(browser, server.url, {
    viewport: { width: 1024, height: 768 },
    locale: 'cs-CZ',
  });
  const player = new SatoriPlayer(device.page, keyboard, 2);
  // Whatever comes and goes on the table, the focus is somewhere.
  const isHeld = () => device.page.evaluate(() => document.querySelector('main :focus') !== null);
  await playAgainstBot(device.page, player, () =>
    expect.poll(async () => (await isHeld()) || isOver(device.page)).toBe(true),
  );
  expect(device.complaints).toEqual([]);
  expectVaried([player], 13);
});
