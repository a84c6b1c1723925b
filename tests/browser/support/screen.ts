/** Televisions: how one is let in, and what it shows. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Seat } from './room.js';

/** A pass for a screen, made by a seat over a line of its own; and the room's join code. */
export function makeScreenPass(page: Page, seat: Seat): Promise<{ code: string; pass: string }> {
  return page.evaluate(
    ({ room, token }) =>
      new Promise<{ code: string; pass: string }>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        let code = '';
        line.onopen = () =>
          say({ type: 'hello', version: 1, room, who: { as: 'seat', token }, seen: 0 });
        line.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.type === 'error') fail(new Error(message.hint));
          if (message.type === 'welcome') {
            code = message.room.codes.join;
            say({ type: 'act', id: crypto.randomUUID(), act: { do: 'make_screen_pass' } });
          }
          if (message.type !== 'pass') return;
          line.close();
          done({ code, pass: message.secret });
        };
      }),
    seat,
  );
}

/** The screen as it is in some phase. */
export const screenIn = (page: Page, phase: string): Locator =>
  page.locator(`[data-screen="${phase}"]`);

/** The number of the newest event that is shown. */
export async function seqShown(page: Page): Promise<number> {
  return Number(await page.locator('[data-screen]').getAttribute('data-seq'));
}

/** Nothing is cut off, and nothing must be scrolled, once the page has followed the size of its window. */
export async function expectFilled(page: Page): Promise<void> {
  await expect.poll(() => overflow(page)).toEqual({ over: [0, 0], scrolled: [] });
}

function overflow(page: Page): Promise<{ over: number[]; scrolled: string[] }> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
    const scrolled = [...document.querySelectorAll('[data-screen] *')].filter(
      (part) =>
        part.scrollHeight > part.clientHeight + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
    );
    return {
      over: [scrollWidth - clientWidth, scrollHeight - clientHeight],
      scrolled: scrolled.map(({ className }) => className),
    };
  });
}
