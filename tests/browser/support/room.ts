/** Tables that are set up without clicking through the gate and the waiting room. */
import { expect, type Locator, type Page } from '@playwright/test';
import { allThere } from './gate.js';

/** As long as a name may be. */
export const LONGEST_NAME = 'Mirabelle-Wilhelmine von';

export interface Seat {
  room: string;
  seat: number;
  token: string;
  game: string;
}

export interface OpenTable {
  seats: Seat[];
  /** By this code anybody may watch. */
  watch: string;
}

export function seatAt({ seats }: OpenTable, n = 0): Seat {
  const seat = seats[n];
  if (!seat) throw new Error('nobody sits there');
  return seat;
}

/** As much of a message as matters here. */
interface Heard {
  seq?: number;
  room?: { phase: string };
  news?: { decision: object | null; view: { phase: Record<string, unknown> } };
}

/** What the host chooses. */
interface Chosen {
  game: { game: string };
  watching?: object;
  hints?: boolean;
}

interface Codes {
  join: string;
  watch: string;
}

/**
 * Opens a room for these people and so many bots; the game begins with the first one. The page is only where it is done
 * from: it shows nothing of the table. Those who have a key find the game again once it is over.
 */
export async function openTable(
  page: Page,
  names: string[],
  bots: number,
  chosen: Chosen = { game: { game: 'tajuto' } },
  level: 'novice' | 'steward' = 'steward',
  keys: readonly string[] = [],
): Promise<OpenTable> {
  await page.goto('/');
  const settings = { ...chosen, first: { seat: 0 } };
  const [host, ...guests] = names;
  const size = names.length + bots;
  const post = async (path: string, data: object, nth: number): Promise<Seat> => {
    const key = keys[nth];
    const headers: Record<string, string> = key ? { 'x-player-key': key } : {};
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return { ...(await answer.json()), game: chosen.game.game };
  };
  const first = await post('/api/rooms', { settings, seats: size, name: host }, 0);
  const seats = [first];
  const { join, watch } = await say(page, first, []);
  for (const [nth, name] of guests.entries()) {
    seats.push(await post('/api/seats', { code: join, name }, nth + 1));
  }
  const seated = Array.from({ length: bots }, (_, bot) => ({
    do: 'seat_bot',
    seat: names.length + bot,
    level,
  }));
  await say(page, first, [...seated, { do: 'start' }]);
  return { seats, watch };
}

/**
 * Does something about the room, over a line of its own. After it the line stays until the game has come to some number
 * or to such a phase with a decision of this seat, where the seat is taken back from the bot, or to its end.
 */
export function say(
  page: Page,
  { room, token }: Seat,
  acts: object[],
  until: number | Record<string, unknown> | 'over' | 'done' = 'done',
): Promise<Codes> {
  return page.evaluate(
    ({ room, token, acts, until }) =>
      new Promise<Codes>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        const act = (act: object) => say({ type: 'act', id: crypto.randomUUID(), act });
        line.onopen = () =>
          say({ type: 'hello', version: 1, room, who: { as: 'seat', token }, seen: 0 });
        let codes: Codes = { join: '', watch: '' };
        // The first answer is the welcome.
        let answersLeft = 1;
        const ask = (wanted: object) => {
          answersLeft += 1;
          act(wanted);
        };
        let isBack = false;
        let reached = 0;
        let latest: Heard['news'];
        const isThere = () =>
          typeof until === 'object'
            ? Object.entries(until).every(([name, value]) => latest?.view.phase[name] === value)
            : reached >= Number(until);
        const isDone = ({ seq, room, news }: Heard): boolean => {
          reached = seq ?? reached;
          latest = news ?? latest;
          if (answersLeft > 0 || until === 'done') return answersLeft === 0;
          if (until === 'over') return room?.phase === 'over';
          if (room?.phase === 'over') fail(new Error('the game was over before'));
          if (!isBack && isThere()) {
            isBack = true;
            ask({ do: 'return' });
            return false;
          }
          if (!isBack || !latest?.decision) return false;
          if (isThere()) return true;
          // The bot was quicker: on to the next such phase.
          isBack = false;
          acts.forEach(ask);
          return false;
        };
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'error') fail(new Error(message.hint));
          if (message.type === 'accepted') answersLeft -= 1;
          if (message.type === 'welcome') {
            answersLeft -= 1;
            codes = message.room.codes;
            acts.forEach(ask);
          }
          if (!isDone(message)) return;
          line.onmessage = null;
          line.close();
          done(codes);
        };
      }),
    { room, token, acts, until },
  );
}

/** The device remembers that it holds this seat, and goes there. */
export async function sitDown(page: Page, seat: Seat): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const kept = { ...seat, names: [], seenMs: Date.now(), over: false };
  await page.evaluate(
    (tables) => localStorage.setItem('sanmon.tables', tables),
    JSON.stringify([kept]),
  );
  await page.goto(`/room/${seat.room}`);
  await page.locator('[data-turn-bar], [data-result]').waitFor();
  await allThere(page);
  await page.evaluate(() => document.fonts.ready);
}

/** The own seat, in the menu of the table. */
export async function openSeat(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'My seat' }).click();
  const dialog = page.getByRole('dialog', { name: 'My seat' });
  await dialog.getByRole('heading', { name: 'Continue on my phone' }).waitFor();
  return dialog;
}

/** A bot plays for the one at this page, until that one plays again. */
export async function lendToBot(page: Page): Promise<void> {
  await (await openSeat(page)).getByRole('button', { name: 'Lend it' }).click();
}
