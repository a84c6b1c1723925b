/** Tables that are set up without clicking through the gate and the waiting room. */
import { expect, type Page } from '@playwright/test';

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

/**
 * Opens a room for these pages, in this order, and for so many strong bots; the game begins. Every page holds its seat
 * and has not gone to the table yet.
 */
export async function openTable(pages: Page[], names: string[], bots: number): Promise<OpenTable> {
  const [host] = pages;
  if (!host) throw new Error('somebody must open the table');
  const seats: Seat[] = [];
  let code = '';
  for (const [at, page] of pages.entries()) {
    const name = names[at] ?? '';
    const answer =
      at === 0
        ? await page.request.post('/api/rooms', {
            data: {
              settings: { game: { game: 'tajuto' }, first: { seat: 0 } },
              seats: pages.length + bots,
              name,
            },
          })
        : await page.request.post('/api/seats', { data: { code, name } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const seat = (await answer.json()) as Seat;
    seats.push(seat);
    await keepSeat(page, seat);
    if (at === 0) code = (await said(page, seat, [])).join;
  }
  const [first] = seats;
  if (!first) throw new Error('the host has no seat');
  const acts: object[] = Array.from({ length: bots }, (_, bot) => ({
    do: 'seat_bot',
    seat: pages.length + bot,
    level: 'steward',
  }));
  const { watch } = await said(host, first, [...acts, { do: 'start' }]);
  return { seats, watch };
}

/** The device remembers that it holds this seat. */
async function keepSeat(page: Page, { room, seat, token }: Seat): Promise<void> {
  await page.goto('/');
  const kept = { room, seat, token, game: 'tajuto', names: [], seenMs: Date.now(), over: false };
  await page.evaluate(
    (tables) => localStorage.setItem('sanmon.tables', tables),
    JSON.stringify([kept]),
  );
}

/** Does something about the room, over a line of its own; says the codes that lead to it. */
function said(page: Page, seat: Seat, acts: object[]): Promise<{ join: string; watch: string }> {
  return page.evaluate(
    ({ room, token, acts }) =>
      new Promise<{ join: string; watch: string }>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        const who = { as: 'seat', token };
        line.onopen = () => say({ type: 'hello', version: 1, room, who, seen: 0 });
        let codes = { join: '', watch: '' };
        let left = acts.length;
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'error') fail(new Error(message.hint));
          if (message.type === 'welcome') {
            codes = message.room.codes;
            acts.forEach((act, at) => say({ type: 'act', id: `${token}-${at}`, act }));
          } else if (message.type === 'accepted') {
            left -= 1;
          }
          if (left === 0) {
            line.onmessage = null;
            line.close();
            done(codes);
          }
        };
      }),
    { room: seat.room, token: seat.token, acts },
  );
}

/** Goes to the table. */
export async function sitDown(page: Page, { room }: Seat): Promise<void> {
  await page.goto(`/room/${room}`);
  await page.locator('[data-turn-bar]').waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** A bot plays for the one at this page, until that one plays again. */
export async function lendToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Let a bot play for me' }).click();
}

export const playAgain = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Play on myself' }).click();
