/** An update draws what has happened, and nothing else: what nothing has happened to stays as it is, node by node. */
import type { Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import { allThere, SIZES } from '../support/gate.js';
import { seqOf } from '../support/hands.js';
import { openTable, say, seatAt, type Seat } from '../support/room.js';

const test = withServer('--bot-pace-ms', '0');

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

/** Notes where in the table nodes come, go, or say something else; of the log also what happens to its older lines. */
const watchNodes = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const changed = new Set<string>();
    const older = new Set(document.querySelectorAll('#table-log li'));
    Object.assign(window, { changed });
    const noteAt = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      const line = element?.closest('#table-log li');
      if (line && older.has(line)) changed.add('an older line');
      const altar = element?.closest('.altar')?.querySelector('.visually-hidden')?.textContent;
      if (altar) changed.add(`altar: ${altar.split('.')[0]}`);
      const place = element?.closest('.place')?.classList[1];
      if (place) changed.add(place);
    };
    new MutationObserver((changes) => {
      for (const { target, removedNodes } of changes) {
        noteAt(target);
        if ([...removedNodes].some((node) => older.has(node as Element)))
          changed.add('an older line');
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });

/** Sends a worshipper to some altar, on another device of the seat. */
const sendOne = (page: Page, { room, token }: Seat): Promise<void> =>
  page.evaluate(
    ({ room, token }) =>
      new Promise<void>((done, fail) => {
        const line = new WebSocket(location.origin.replace('http', 'ws') + '/ws');
        const say = (message: object) => line.send(JSON.stringify(message));
        const who = { as: 'seat', token };
        line.onopen = () => say({ type: 'hello', version: 1, room, who, seen: 0 });
        line.onmessage = ({ data }) => {
          const { type, table } = JSON.parse(String(data));
          if (type === 'error' || type === 'refused') fail(new Error(String(data)));
          if (type === 'welcome') {
            const { key, legal } = table.decision;
            const sends = legal.find(
              (one: { command: { do: string } }) => one.command.do === 'place_worshipper',
            );
            say({ type: 'command', id: 'one', key, command: { game: 'satori', ...sends.command } });
          }
          if (type !== 'accepted') return;
          line.close();
          done();
        };
      }),
    { room, token },
  );

test('a worshipper changes one altar, and neither the other places nor the log of before', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const other = await context.newPage();
  const table = await openTable(other, ['Mira'], 3, { game: { game: 'satori' } });
  const mira = seatAt(table);
  await say(other, mira, [{ do: 'stand_in', level: 'steward' }], { kind: 'turn', placed: false });

  await page.goto(`/watch/${mira.room}/${table.watch}`);
  await page.locator('[data-turn-bar]').waitFor();
  await allThere(page);
  const before = await seqOf(page);
  const lines = page.locator('#table-log li');
  const told = await lines.count();
  await watchNodes(page);
  await sendOne(other, mira);
  await expect.poll(() => seqOf(page)).toBeGreaterThan(before);
  await expect(lines).toHaveCount(told + 1);

  const changed = await page.evaluate(() => [
    ...(window as unknown as { changed: Set<string> }).changed,
  ]);
  expect(changed).toContain('board');
  expect(changed.filter((what) => what.startsWith('altar'))).toHaveLength(1);
  // Whose altar it was moves on the offerings track.
  const elsewhere = changed.filter((what) => !/^(altar|board|tracks|site)/.test(what));
  expect(elsewhere).toEqual([]);
  await context.close();
});
