/**
 * An amulet is its owner's secret until it is played. Mira plays, a bot plays for Tomas, somebody watches; over a whole
 * game each of their pages is searched for the amulets of the others: messages, DOM, storage.
 */
import type { Page } from '@playwright/test';
import { Ear, html } from '../support/ear.js';
import { expect, withServer } from '../support/fixtures.js';
import { SIZES } from '../support/gate.js';
import { isOver, mouse, myTurn, turnBar } from '../support/hands.js';
import { lendToBot, openTable, seatAt, sitDown } from '../support/room.js';
import { SatoriPlayer } from '../support/satori.js';

const MIRA = 0;
const TOMAS = 1;

const test = withServer('--bot-pace-ms', '100');

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: SIZES[0] });

// As much of the protocol as matters here: docs/protocol.md.
interface Player {
  amulet: string | null;
  amulet_played: boolean;
  choice: boolean | null;
}
interface Told {
  view: { phase: { kind: string }; players: Player[] };
}
interface Message {
  table?: Told | null;
  news?: Told;
}

/** What the amulets are called at the table. */
const NAMES: Record<string, string> = {
  most_points: 'Most SP',
  most_emeralds: 'Most emeralds',
  most_tiles: 'Most meditation tiles',
  most_jokoro: 'Most Jokoro placed',
  furthest_offerings: 'Furthest on the offerings track',
};

/** A page of somebody who may know the amulet of one seat, or of none. */
class Onlooker {
  readonly ear: Ear<Message>;
  readonly page: Page;
  readonly seat: number | null;

  constructor(page: Page, seat: number | null) {
    this.page = page;
    this.seat = seat;
    this.ear = new Ear(page);
  }

  /** The players as the page knows them now. */
  get players(): Player[] {
    const views = this.ear.messages.flatMap(({ table, news }) => table ?? news ?? []);
    return views.at(-1)?.view.players ?? [];
  }

  /** Whether the amulet of a seat is everybody's by now: it lies open, or the game is over. */
  isOpen(seat: number): boolean {
    return this.players[seat]?.amulet_played ?? false;
  }

  /** The amulet of a seat in the messages that came before it was played. */
  heard(seat: number, amulet: string): string[] {
    let isOpen = false;
    return this.ear.messages.flatMap((message) => {
      const view = (message.table ?? message.news)?.view;
      isOpen ||= view?.phase.kind === 'over' || (view?.players[seat]?.amulet_played ?? false);
      const text = JSON.stringify(message);
      const isTold = text.includes(amulet) || typeof view?.players[seat]?.choice === 'boolean';
      return isTold && !isOpen ? [text] : [];
    });
  }

  /** From now on the page notes every amulet that comes to stand in it, however shortly, in its own memory alone. */
  async note(): Promise<void> {
    await this.page.addInitScript((names) => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      const texts = ({ type, target, addedNodes, attributeName }: MutationRecord): string[] => {
        if (type === 'characterData') return [target.textContent ?? ''];
        if (type === 'attributes')
          return [(target as Element).getAttribute(attributeName ?? '') ?? ''];
        const added = (node: Node) => (node instanceof Element ? node.outerHTML : node.textContent);
        return [...addedNodes].map((node) => added(node) ?? '');
      };
      new MutationObserver((changes) => {
        const all = changes.flatMap(texts).join('\n');
        for (const [amulet, name] of names)
          if (all.includes(amulet) || all.includes(name)) seen.add(amulet);
      }).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
    }, Object.entries(NAMES));
  }

  /** Whether the page holds or held the amulet, by its name or by the name of its picture, or keeps it. */
  async holds(amulet: string): Promise<boolean> {
    const { kept, seen } = await this.page.evaluate(() => ({
      kept: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      seen: [...(window as unknown as { seen: Set<string> }).seen],
    }));
    const all = kept + (await html(this.page));
    return seen.includes(amulet) || all.includes(amulet) || all.includes(NAMES[amulet] ?? amulet);
  }
}

test('nobody’s page holds an amulet of somebody else before it is played', async ({
  page,
  browser,
  serverUrl,
}) => {
  test.setTimeout(300_000);
  const otherDevice = async () => {
    const context = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
    return context.newPage();
  };
  const mira = new Onlooker(page, MIRA);
  const tomas = new Onlooker(await otherDevice(), TOMAS);
  const watcher = new Onlooker(await otherDevice(), null);
  const table = await openTable(page, ['Mira', 'Tomas'], 0, { game: { game: 'satori' } });
  for (const onlooker of [mira, tomas, watcher]) await onlooker.note();
  await sitDown(mira.page, seatAt(table, MIRA));
  await sitDown(tomas.page, seatAt(table, TOMAS));
  await watcher.page.goto(`/watch/${seatAt(table).room}/${table.watch}`);
  await turnBar(watcher.page).waitFor();

  const amulets = [mira, tomas].map(({ players, seat }) => players[seat ?? -1]?.amulet ?? '');
  const owners = amulets.map((amulet, seat) => ({ amulet, seat }));
  await test.step('their own pages do hold their amulets', async () => {
    for (const amulet of amulets) expect(Object.keys(NAMES)).toContain(amulet);
    expect(new Set(amulets).size).toBe(2);
    for (const { seat, amulet } of owners) {
      const own = seat === MIRA ? mira : tomas;
      expect(own.heard(seat, amulet)).not.toEqual([]);
      expect(await own.holds(amulet)).toBe(true);
    }
  });

  let searched = 0;
  const sawOpen = new Set<Onlooker>();
  const expectSecret = async () => {
    for (const onlooker of [mira, tomas, watcher]) {
      for (const { seat, amulet } of owners) {
        if (seat === onlooker.seat) continue;
        expect(onlooker.heard(seat, amulet)).toEqual([]);
        if (await isOver(onlooker.page)) continue;
        if (onlooker.isOpen(seat)) {
          await expect.poll(() => onlooker.holds(amulet)).toBe(true);
          sawOpen.add(onlooker);
          continue;
        }
        const holds = await onlooker.holds(amulet);
        // It may just have been played.
        if (!holds) searched += 1;
        else expect(onlooker.isOpen(seat) || (await isOver(onlooker.page))).toBe(true);
      }
    }
  };
  await expectSecret();
  await lendToBot(tomas.page);
  const player = new SatoriPlayer(mira.page, mouse, 0, ['Play it now']);
  while (!(await isOver(mira.page))) {
    if ((await myTurn(mira.page).count()) > 0) await player.playTurn();
    await expectSecret();
  }
  await expectSecret();
  expect(searched).toBeGreaterThan(15);

  await test.step('what was played lies open to all, and lay there before the end', async () => {
    await expect.poll(() => isOver(watcher.page)).toBe(true);
    for (const { players } of [tomas, watcher]) {
      expect(players[MIRA]).toMatchObject({ amulet_played: true, amulet: amulets[MIRA] });
    }
    expect(sawOpen).toContain(tomas);
    expect(sawOpen).toContain(watcher);
  });
  await tomas.page.context().close();
  await watcher.page.context().close();
});
