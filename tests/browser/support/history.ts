/** Games that were played to their end by bots, for those who look back at them. */
import { expect, type Page } from '@playwright/test';
import { openTable, say, seatAt, type OpenTable, type Seat } from './room.js';

/** As much of a finished game as matters here. */
export interface Finished {
  id: string;
  game: string;
  ended_s: number;
  rematch_of: string | null;
  mine: number | null;
  players: { name: string; bot: string | null; won: boolean; points: number }[];
}

/** Somebody, by the secret of their device. */
export interface Person {
  name: string;
  key: string;
}

/** All lend their seats to bots, which play to the end. */
async function playOut(page: Page, seats: readonly Seat[]): Promise<void> {
  const lend = { do: 'stand_in', level: 'novice' };
  const [host, ...guests] = seats;
  for (const guest of guests) await say(page, guest, [lend]);
  if (host) await say(page, host, [lend], 'over');
}

/** These people, and so many bots, play a game to its end. */
export async function played(
  page: Page,
  game: 'tajuto' | 'satori',
  people: readonly Person[],
  bots: number,
): Promise<OpenTable> {
  const names = people.map(({ name }) => name);
  const keys = people.map(({ key }) => key);
  const table = await openTable(page, names, bots, { game: { game } }, 'novice', keys);
  await playOut(page, table.seats);
  return table;
}

/** The same people play again. */
export async function playedAgain(page: Page, table: OpenTable): Promise<OpenTable> {
  const room = await rematchOf(page, seatAt(table));
  const seats = table.seats.map((seat) => ({ ...seat, room }));
  const again = { ...table, seats };
  await say(page, seatAt(again), [{ do: 'start' }]);
  await playOut(page, seats);
  return again;
}

/** Asks for a rematch; says where it is. */
function rematchOf(page: Page, { room, token }: Seat): Promise<string> {
  return page.evaluate(
    ({ room, token }) =>
      new Promise<string>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        line.onopen = () =>
          say({ type: 'hello', version: 1, room, who: { as: 'seat', token }, seen: 0 });
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'error') fail(new Error(message.hint));
          if (message.type === 'welcome')
            say({ type: 'act', id: crypto.randomUUID(), act: { do: 'rematch' } });
          const found = message.room?.rematch?.room;
          if (!found) return;
          line.onmessage = null;
          line.close();
          done(found);
        };
      }),
    { room, token },
  );
}

/** The page is on the device of this person. */
export async function asPerson(page: Page, { key, name }: Person): Promise<void> {
  await page.addInitScript(
    ({ key, name }) => {
      // Once: a device may give itself another one.
      if (localStorage.getItem('sanmon.player')) return;
      localStorage.setItem('sanmon.player', key);
      localStorage.setItem('sanmon.name', name);
    },
    { key, name },
  );
}

/** What the server answers to this person. */
export async function heard<T>(page: Page, { key }: Person, path: string): Promise<T> {
  const answer = await page.request.get(path, { headers: { 'x-player-key': key } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as T;
}
