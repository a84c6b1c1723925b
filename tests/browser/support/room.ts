/** Tables that are set up without clicking through the gate and the waiting room. */
import { expect, type Page } from '@playwright/test';
import { allThere } from './gate.js';

export interface Seat {
  room: string;
  seat: number;
  token: string;
}

export interface OpenTable {
  seats: Seat[];
  /** By this code anybody may watch. */
  watch: string;
}

/** As much of a message as matters here. */
interface Heard {
  seq?: number;
  room?: { phase: string };
  news?: { decision: object | null };
}

interface Codes {
  join: string;
  watch: string;
}

/**
 * Opens a room for these people and so many strong bots; the game begins with the first one. The page is only where it
 * is done from: it shows nothing of the table.
 */
export async function openTable(
  page: Page,
  names: string[],
  bots: number,
  chosen: object = { game: { game: 'tajuto' } },
): Promise<OpenTable> {
  await page.goto('/');
  const settings = { ...chosen, first: { seat: 0 } };
  const [host, ...guests] = names;
  const size = names.length + bots;
  const first = await post(page, '/api/rooms', { settings, seats: size, name: host });
  const seats = [first];
  const { join, watch } = await say(page, first, []);
  for (const name of guests) seats.push(await post(page, '/api/seats', { code: join, name }));
  const seated = Array.from({ length: bots }, (_, bot) => ({
    do: 'seat_bot',
    seat: names.length + bot,
    level: 'steward',
  }));
  await say(page, first, [...seated, { do: 'start' }]);
  return { seats, watch };
}

async function post(page: Page, path: string, data: object): Promise<Seat> {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Seat;
}

/**
 * Does something about the room, over a line of its own. After it the line stays until the game has come to some number,
 * where the seat is taken back from the bot, or to its end.
 */
export function say(
  page: Page,
  { room, token }: Seat,
  acts: object[],
  until: number | 'over' | 'done' = 'done',
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
        let answersLeft = acts.length;
        let isBack = false;
        const isDone = ({ seq = 0, room, news }: Heard): boolean => {
          if (answersLeft > 0 || until === 'done') return answersLeft === 0;
          if (until === 'over') return room?.phase === 'over';
          if (seq >= until && !isBack) {
            isBack = true;
            act({ do: 'return' });
          }
          return isBack && Boolean(news?.decision);
        };
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'error') fail(new Error(message.hint));
          if (message.type === 'accepted') answersLeft -= 1;
          if (message.type === 'welcome') {
            codes = message.room.codes;
            acts.forEach(act);
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
export async function sitDown(page: Page, { room, seat, token }: Seat): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  const kept = { room, seat, token, game: 'tajuto', names: [], seenMs: Date.now(), over: false };
  await page.evaluate(
    (tables) => localStorage.setItem('sanmon.tables', tables),
    JSON.stringify([kept]),
  );
  await page.goto(`/room/${room}`);
  await page.locator('[data-turn-bar], [data-result]').waitFor();
  await allThere(page);
  await page.evaluate(() => document.fonts.ready);
}

/** A bot plays for the one at this page, until that one plays again. */
export async function lendToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
}
