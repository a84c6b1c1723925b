/** Finished games, and how they are watched again. */
import { expect, type Locator, type Page } from '@playwright/test';
import { openTable, seatAt, type Seat } from './room.js';
import { allThere } from './gate.js';

export type Game = 'tajuto' | 'satori';

/** As much of a message as matters here. */
interface Heard {
  type: string;
  room?: { phase: string; game_id: string };
  table?: Decided | null;
  news?: Decided;
}
interface Decided {
  decision: { key: string; legal: { command: object }[] } | null;
  undo: { from: number; asks: boolean } | null;
}

/** Plays a whole game of one person and two bots, in which something was taken back, and gives its name. */
export async function playToEnd(page: Page, game: Game): Promise<string> {
  const table = await openTable(page, ['Ama'], 2, { game: { game } }, 'novice');
  return finish(page, { ...seatAt(table), game });
}

/** The first move that can be is taken back; then a bot plays on. */
function finish(page: Page, { room, token, game }: Seat): Promise<string> {
  return page.evaluate(
    ({ room, token, game }) =>
      new Promise<string>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        const id = () => crypto.randomUUID();
        let hasTakenBack = false;
        let answered = '';
        let isLent = false;
        line.onopen = () =>
          say({ type: 'hello', version: 1, room, who: { as: 'seat', token }, seen: 0 });
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data)) as Heard;
          if (message.type === 'error') fail(new Error(String(data)));
          if (message.room?.phase === 'over') {
            line.close();
            done(message.room.game_id);
            return;
          }
          const told = message.table ?? message.news;
          if (!told || isLent) return;
          if (hasTakenBack) {
            isLent = true;
            say({ type: 'act', id: id(), act: { do: 'stand_in', level: 'novice' } });
          } else if (told.undo && !told.undo.asks) {
            hasTakenBack = true;
            say({ type: 'act', id: id(), act: { do: 'take_back', from: told.undo.from } });
          } else if (told.decision && told.decision.key !== answered) {
            const { key, legal } = told.decision;
            answered = key;
            const command = { game, ...legal[0]?.command };
            say({ type: 'command', id: id(), key, command });
          }
        };
      }),
    { room, token, game },
  );
}

export const bar = (page: Page): Locator => page.locator('[data-replay-bar]');

/** The replay of a game, at a step of it. */
export async function openReplay(page: Page, game: string, step: number): Promise<void> {
  await page.goto(`/game/${game}#${step}`);
  await laid(page);
}

/** All of the table is there. */
export async function laid(page: Page): Promise<void> {
  await bar(page).waitFor();
  await allThere(page);
}

export const expectAt = (page: Page, position: number): Promise<void> =>
  expect(bar(page)).toHaveAttribute('data-position', String(position));

/**
 * Goes to positions, and gives what is to be seen at each: all words, and which pieces are where. `walking` presses the
 * key for the next step instead.
 */
export function seenAt(
  page: Page,
  positions: readonly number[],
  walking = false,
): Promise<string[]> {
  return page.evaluate(
    async ({ positions, walking }) => {
      const bar = document.querySelector<HTMLElement>('[data-replay-bar]');
      const range = document.querySelector<HTMLInputElement>('input[type=range]');
      const table = bar?.closest('.table');
      if (!bar || !range || !table) throw new Error('there is no replay');
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const seen: string[] = [];
      for (const position of positions) {
        if (walking) {
          document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
          );
        } else {
          range.value = String(position);
          range.dispatchEvent(new Event('input', { bubbles: true }));
        }
        while (bar.dataset.position !== String(position)) await frame();
        // A board that comes back unfolds part by part.
        do await frame();
        while (document.documentElement.hasAttribute('data-unfolding'));
        const pieces = [...table.querySelectorAll<HTMLElement>('[data-piece]')];
        const places = pieces.map(({ dataset }) => dataset.piece).sort();
        const deed = table.querySelector('[data-deed]')?.textContent.trim();
        if (!deed) throw new Error(`nothing is told of step ${position}`);
        seen.push([deed, table.textContent.replace(/\s+/g, ' '), ...places].join('\n'));
      }
      return seen;
    },
    { positions, walking },
  );
}
