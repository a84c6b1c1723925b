/**
 * From an update to its picture: a table of Satori with four, in full swing, on a processor that is four times slower
 * than this one. `make paint` plays and reports; it fails where 95 of 100 updates do not keep to the limit, or where a
 * script asks for the layout more often than it may.
 *
 * The limit is one for work: what the main thread of the page does from the task in which the message comes to the end
 * of the commit of the first frame that shows it (script, style, layout, paint). The time until the commit and until the
 * frame is drawn is told as well, and has no limit: a frame begins when the screen is ready for it, every 16.7 ms,
 * however little there is to do.
 *
 * A game is played at a real server and recorded by two viewers: one who watches, and one who plays, with the list of
 * what is legal at every own move. The moves are those of bots, the player's as hints have them. Then pages are shown
 * what is on the tapes, each of them several times, and of every update the run with the least work counts: so it
 * matters less what else the machine does. For the same reason work is counted by the clock of the thread. Two builds are
 * compared on one game: the file `PAINT_TAPES` keeps what was recorded, and where it is there it is played again.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { allThere, SIZES } from '../support/gate.js';
import { openTable, say, seatAt, sitDown, type OpenTable } from '../support/room.js';
import { startServer, type Server } from '../support/server.js';
import { farEnd } from './far-end.js';
import { markUpdates } from './marks.js';
import { best, quantile, report } from './report.js';
import { record, type Tape } from './tape.js';
import { CATEGORIES, shownUpdates, type ShownUpdate, type Trace } from './trace.js';

const setting = (name: string, usual: number) => Number(process.env[`PAINT_${name}`] ?? usual);

const LIMIT_MS = 16;
const SLOWER = setting('SLOWER', 4);
const UPDATES = setting('UPDATES', 110);
const RUNS = setting('RUNS', 3);
/** Where the game is in full swing. */
const BEGUN = 90;
/** Every move is watched to its end, so that hardly any waits for the one before it. */
const PACE_MS = 800;

const [desktop, , phone] = SIZES;
const ROLES = ['watches', 'plays'] as const;
type Role = (typeof ROLES)[number];

interface Recorded {
  readonly table: OpenTable;
  readonly tapes: Record<Role, Tape>;
}

let server: Server;
let table: OpenTable;
let tapes: Record<Role, Tape>;

test.beforeAll(async ({ browser }) => {
  server = await startServer('--bot-pace-ms', '0', '--socket-hints', '1000/s:1000');
  const kept = process.env['PAINT_TAPES'];
  if (kept && existsSync(kept)) {
    ({ table, tapes } = JSON.parse(await readFile(kept, 'utf8')) as Recorded);
    return;
  }
  const page = await browser.newPage({ baseURL: server.url });
  table = await openTable(page, ['Mira'], 3, { game: { game: 'satori' }, hints: true });
  await say(page, seatAt(table), [{ do: 'stand_in', level: 'steward' }], BEGUN);
  tapes = await record(page, seatAt(table), table.watch, UPDATES);
  if (kept) await writeFile(kept, JSON.stringify({ table, tapes }));
  await page.close();
});
test.afterAll(() => server.stop());

/** One test for all of it: it is one game, and a failure must not hide the figures of the rest. */
test('from an update to its picture', async ({ browser }) => {
  for (const size of [desktop, phone]) {
    for (const role of ROLES) {
      const runs: ShownUpdate[][] = [];
      while (runs.length < RUNS) runs.push(shownUpdates(await play(browser, size, role)));
      const updates = best(runs);
      const title = `${role}, ${size.width} × ${size.height}`;
      console.log(report(title, updates));
      expect.soft(updates.length, `${title}: updates seen`).toBeGreaterThan(UPDATES / 2);
      const work = updates.map((update) => update.work);
      expect.soft(quantile(work, 0.95), `${title}: 95 of 100, ms`).toBeLessThanOrEqual(LIMIT_MS);
      const forced = updates.map((update) => update.forcedLayouts);
      expect.soft(quantile(forced, 0.95), `${title}: forced layouts`).toBeLessThanOrEqual(1);
    }
  }
});

/** Shows a page what is on a tape. */
async function play(
  browser: Browser,
  viewport: { width: number; height: number },
  role: Role,
): Promise<Trace> {
  const far = await farEnd(tapes[role]);
  // The far end is not the server that the page's content policy knows.
  const context = await browser.newContext({ baseURL: server.url, viewport, bypassCSP: true });
  try {
    const page = await context.newPage();
    await markUpdates(page, far.url);
    await takeSeat(page, role);
    const chromium = await context.newCDPSession(page);
    await chromium.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await browser.startTracing(page, { categories: [...CATEGORIES], screenshots: false });
    await far.play(PACE_MS);
    return await traceOf(browser, `${role}-${viewport.width}`);
  } finally {
    far.close();
    await context.close();
  }
}

async function takeSeat(page: Page, role: Role): Promise<void> {
  const seat = seatAt(table);
  if (role === 'plays') return sitDown(page, seat);
  await page.goto(`/watch/${seat.room}/${table.watch}`);
  await page.locator('[data-turn-bar]').waitFor();
  await allThere(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The trace; the last one is also kept in the folder `PAINT_TRACES`, for the developer tools of a browser. */
async function traceOf(browser: Browser, name: string): Promise<Trace> {
  const bytes = await browser.stopTracing();
  const folder = process.env['PAINT_TRACES'];
  if (folder) await writeFile(`${folder}/${name}.json`, bytes);
  return JSON.parse(bytes.toString()) as Trace;
}
