/**
 * No hidden information in the page (T29). Mira's page is searched: every message it receives, its storage, its DOM.
 * Tomas, on another device, has tiles face down and a hand in the bag; what his own page knows is what hers must not.
 */
import type { Page } from '@playwright/test';
import { Ear, html } from '../support/ear.js';
import { expect, test as base } from '../support/fixtures.js';
import { myTurn } from '../support/hands.js';
import { lendToBot, openTable, say, sitDown, type Seat } from '../support/room.js';
import { startServer } from '../support/server.js';

const MIRA = 0;
const TOMAS = 1;
const BOT = 2;

const test = base.extend<object, { serverUrl: string }>({
  serverUrl: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures wanted from here
    async ({}, use) => {
      // Slow enough to take the seat back from a bot between two turns.
      const server = await startServer('--bot-pace-ms', '120');
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// As much of the protocol as matters here: docs/protocol.md.
type Ware = { kind: 'village'; stack: string } | { kind: 'inauguration'; pagoda: string };
interface Deed {
  did: string;
  ware?: Ware;
  handful?: unknown;
  inauguration?: { fate: string; owner?: number } | null;
}
interface TableLine {
  seq: number;
  line: { seat: number; told: Deed };
}
interface View {
  phase: { kind: string; seat: number; readings?: unknown; contents?: unknown };
  players: { face_down: number; pile: object | null; inaugurations: string[] }[];
}
interface Told {
  view: View;
  lines: TableLine[];
  moments?: { seat: number; seen: Deed }[];
}
interface Message {
  type: string;
  since?: number;
  room?: { fairness: { revealed: { seed: string; secret: string } | null } };
  table?: Told | null;
  news?: Told;
}

class TajutoEar extends Ear<Message> {
  get told(): Told[] {
    return this.messages.flatMap(({ table, news }) => table ?? news ?? []);
  }

  get view(): View | undefined {
    return this.told.at(-1)?.view;
  }

  /** The log as it stands now: a later line takes the place of an earlier one. */
  get log(): Map<number, TableLine['line']> {
    return new Map(this.told.flatMap(({ lines }) => lines.map(({ seq, line }) => [seq, line])));
  }
}

/** Whether what was done put a tile face down before that seat, or turned one. */
function isFaceDown(seat: number, { did, ware }: Deed, { players }: View): boolean {
  if (did === 'claimed') return true;
  if (did !== 'acquired' || !ware) return false;
  return ware.kind === 'village'
    ? /^(wisdom\d|shrine)$/.test(ware.stack)
    : !players[seat]?.inaugurations.includes(ware.pagoda);
}

/** What messages tell one seat that only others, or nobody, may know; moments are not asked. */
function leaks(messages: Message[], me: number): string[] {
  return messages.flatMap((message) => {
    const found: string[] = [];
    if (message.room?.fairness.revealed) found.push('the dice are revealed');
    const told = message.table ?? message.news;
    const keys = JSON.stringify(message).match(/"(seed|secret)":/g);
    if (keys) found.push(`there is ${keys.join(', ')}`);
    if (!told) return found;
    const { phase, players } = told.view;
    players.forEach(({ pile }, seat) => {
      if (seat !== me && pile !== null) found.push(`the pile of seat ${seat} is open`);
    });
    if (phase.contents) found.push('what is in the hand is told');
    if (phase.seat !== me && phase.readings) found.push(`what seat ${phase.seat} feels is told`);
    for (const { seq, line } of told.lines) {
      const { seat, told: deed } = line;
      const says = `line ${seq} says ${JSON.stringify(line)}`;
      if (seat !== me && isFaceDown(seat, deed, told.view)) found.push(says);
      if (deed.did === 'took_tile' && Object.keys(deed).length > 1) found.push(says);
      if (deed.handful) found.push(says);
      if (deed.inauguration && deed.inauguration.owner !== me) found.push(says);
    }
    return found;
  });
}

const NAMES = ['Mira', 'Tomas', 'Kaede'];
const COLOURS = ['blue', 'black', 'white'];
const PAGODAS: Record<string, string> = {
  Crane: 'red',
  Maple: 'orange',
  Bamboo: 'yellow',
  Pine: 'green',
  Wave: 'sky',
  Moon: 'indigo',
  Plum: 'purple',
  Lotus: 'pink',
};
const TAKEN = /(\w+) (?:acquired (?:Wisdom|Shrine|Inauguration of (\w+))|claimed)[^<"]*/g;

/** The sentences that name a tile which lies face down before somebody; of all but one seat, or of one alone. */
function named(text: string, view: View | undefined, isMeant: (seat: number) => boolean): string[] {
  return [...text.matchAll(TAKEN)]
    .filter(([, name = '', pagoda]) => {
      const seat = NAMES.indexOf(name);
      const open = view?.players[seat]?.inaugurations ?? [];
      return isMeant(seat) && !(pagoda && open.includes(PAGODAS[pagoda] ?? ''));
    })
    .map(([sentence]) => sentence);
}

const isOther = (seat: number) => seat !== MIRA;

async function expectNothingNamed(page: Page, view: View | undefined): Promise<void> {
  expect(named(await html(page), view, isOther)).toEqual([]);
  // What the panels of the others say is how many tiles there are, not which, nor what they are worth.
  const panels = page.getByRole('region', { name: 'The other players' }).getByRole('article');
  await expect(panels).toHaveCount(2);
  for (const panel of await panels.all()) {
    await expect(panel).toContainText('face down');
    const text = await panel.evaluate((element) => element.outerHTML);
    expect(text).not.toMatch(/wisdom|shrine|objective|offerings|thirty|\bSP\b/i);
  }
}

const SETTINGS = ['language', 'theme', 'motion', 'text', 'sound', 'player', 'name'];

/** The device keeps what it is meant to, and nothing of the game. */
async function expectLittleKept(page: Page, { room, seat, token }: Seat): Promise<string> {
  const { local, others } = await page.evaluate(async () => ({
    local: Object.entries(localStorage),
    others: [
      ...Object.keys(sessionStorage),
      ...(await indexedDB.databases()).map(({ name }) => name),
      // The page has a service worker; it keeps nothing.
      ...(await caches.keys()),
      ...document.cookie.split(';').filter(Boolean),
    ],
  }));
  expect(others).toEqual([]);
  const kept = new Map(local.map(([key, value]) => [key.replace(/^sanmon\./, ''), String(value)]));
  for (const [key, value] of kept) {
    if (key === 'tables') {
      const seenMs: unknown = expect.any(Number);
      const table = { room, seat, token, game: 'tajuto', names: NAMES, seenMs, over: false };
      expect(JSON.parse(value)).toEqual([{ ...table, colours: COLOURS, practice: false }]);
    } else if (key === `seen.${room}`) {
      // The last number, the own points, the time.
      expect(value).toMatch(/^\d+ (\d+|-) (\d+|-)$/);
    } else if (key === `stirred.${room}`) {
      expect(value).toBe('yes');
    } else if (key === `unsaved.${room}`) {
      expect(value).toBe('');
    } else {
      expect(SETTINGS).toContain(key);
      expect(value).toMatch(/^[\w -]{0,64}$/);
    }
  }
  expect([...kept.keys()]).toContain(`seen.${room}`);
  return JSON.stringify(local);
}

/** Notes what the page says aloud; in the memory of the page alone, and only until it is loaded anew. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.parentElement?.closest('[role=log], .news')) spoken.push(node.textContent ?? '');
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
}

test('faces of others’ tiles, felt widths and seeds are nowhere in the page', async ({
  page: mira,
  browser,
  serverUrl,
}) => {
  test.setTimeout(200_000);
  const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
  const tomas = await context.newPage();
  const { seats } = await openTable(mira, ['Mira', 'Tomas'], 1);
  const [miraSeat, tomasSeat] = seats;
  if (!miraSeat || !tomasSeat) throw new Error('two seats were taken');
  const miraHears = new TajutoEar(mira);
  const tomasHears = new TajutoEar(tomas);
  await sitDown(mira, miraSeat);
  await sitDown(tomas, tomasSeat);
  const spoken = await listen(mira);

  await test.step('bots play for them until everybody has tiles face down', async () => {
    await lendToBot(tomas);
    await lendToBot(mira);
    const isTime = () => {
      const { players = [], phase } = miraHears.view ?? {};
      const [mine = 0, his = 0, bots = 0] = players.map(({ face_down }) => face_down);
      return phase?.seat === BOT && mine > 0 && his > 1 && bots > 0;
    };
    await expect.poll(isTime, { timeout: 120_000, intervals: [30] }).toBe(true);
    // At once: the bots do not wait until the page has come to rest.
    await tomas.getByRole('button', { name: 'Play on myself' }).dispatchEvent('click');
    await expect(myTurn(tomas)).toBeVisible({ timeout: 30_000 });
    await tomas.keyboard.press('g');
    await expect(tomas.getByRole('region', { name: 'In the dark of the bag' })).toBeVisible();
  });

  const hisTiles = [...tomasHears.log].filter(
    ([, { seat, told }]) =>
      tomasHears.view && seat === TOMAS && isFaceDown(TOMAS, told, tomasHears.view),
  );
  await test.step('his own page knows what hers must not', async () => {
    expect(hisTiles.length).toBeGreaterThan(1);
    expect(tomasHears.view?.players[TOMAS]?.pile).not.toBeNull();
    expect(tomasHears.view?.phase.readings).toHaveLength(5);
    expect(leaks(tomasHears.messages, MIRA).length).toBeGreaterThan(3);
    const isHis = (seat: number) => seat === TOMAS;
    expect(named(await html(tomas), tomasHears.view, isHis)).toHaveLength(hisTiles.length);
    expect(leaks(tomasHears.messages, TOMAS)).toEqual([]);
  });

  const vague = () => [...miraHears.log].filter(([, { told }]) => told.did === 'took_tile');
  const log = mira.getByRole('list', { name: 'Log' }).getByRole('listitem');
  const expectVagueLog = async () => {
    const his = vague().filter(([, { seat }]) => seat === TOMAS);
    expect(his.map(([seq]) => seq)).toEqual(hisTiles.map(([seq]) => seq));
    await expect(log.filter({ hasText: 'Tomas took a tile' })).toHaveCount(his.length);
    await expect(log.filter({ hasText: 'Kaede took a tile' })).toHaveCount(
      vague().length - his.length,
    );
    await expect(log.filter({ hasText: /Mira (acquired|claimed)/ })).not.toHaveCount(0);
  };

  let searched = '';
  await test.step('as it happens, a moment names a tile; the page says it and keeps it nowhere', async () => {
    const moments = miraHears.told.flatMap(({ moments = [] }) => moments);
    const taken = moments.filter(
      ({ seat, seen }) => seat !== MIRA && /acquired|claimed/.test(seen.did),
    );
    expect(taken.length).toBeGreaterThan(1);
    expect(named((await spoken()).join('<'), miraHears.view, isOther)).not.toEqual([]);
    expect(leaks(miraHears.messages, MIRA)).toEqual([]);
    // The sentence stands for five seconds.
    await expect
      .poll(async () => named(await html(mira), miraHears.view, isOther), { timeout: 8_000 })
      .toEqual([]);
    await expectNothingNamed(mira, miraHears.view);
    await expectVagueLog();
    searched += miraHears.text + (await html(mira)) + (await expectLittleKept(mira, miraSeat));
  });

  await test.step('after a reload nothing names it', async () => {
    miraHears.forget();
    await mira.reload();
    await expect(mira.getByText('Tomas has a hand in the bag')).toBeVisible();
    const welcomes = miraHears.messages.filter(({ type }) => type === 'welcome');
    expect(welcomes.map(({ since }) => since)).toEqual([0]);
    expect(leaks(miraHears.messages, MIRA)).toEqual([]);
    expect(miraHears.told.flatMap(({ moments = [] }) => moments)).toEqual([]);
    expect(miraHears.view?.phase).toMatchObject({ seat: TOMAS, readings: null, contents: null });
    expect(miraHears.text).not.toMatch(/"(odds|seed|secret)":/);
    await expect(mira.getByRole('region', { name: 'In the dark of the bag' })).toHaveCount(0);
    await expectNothingNamed(mira, miraHears.view);
    await expectVagueLog();
    searched += miraHears.text + (await html(mira)) + (await expectLittleKept(mira, miraSeat));
    expect(searched).not.toContain(tomasSeat.token);
  });

  await test.step('her own tiles she does see', async () => {
    const tiles = miraHears.view?.players[MIRA]?.face_down;
    const pile = mira.getByRole('region', { name: 'Before you' }).locator('.pile');
    await expect(pile).toContainText(`${tiles} tile`);
    await pile.getByRole('button').click();
    await expect(pile.getByRole('row').filter({ hasText: 'In all' })).toContainText('SP');
  });

  await test.step('the seed, once it is known, turns out to have been nowhere', async () => {
    const giveUp = { do: 'vote', motion: { kind: 'abandon' }, aye: true };
    await say(mira, miraSeat, [giveUp]);
    await say(tomas, tomasSeat, [giveUp]);
    await expect(mira.getByRole('heading', { name: 'The game was given up' })).toBeVisible();
    const open = miraHears.messages.findLast(({ room }) => room?.fairness.revealed);
    const revealed = open?.room?.fairness.revealed;
    expect(leaks(miraHears.messages, MIRA)).toContain('the dice are revealed');
    for (const hidden of [revealed?.seed, revealed?.secret]) {
      expect(hidden).toMatch(/^.{20,}$/);
      expect(searched).not.toContain(String(hidden));
    }
  });
  await context.close();
});
