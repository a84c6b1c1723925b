/** What a learner does at a practice table: listens to the coach, and does what it speaks of. */
import { expect, type Locator, type Page } from '@playwright/test';
import { action, isOver, myTurn, piece, type Hands } from './hands.js';

/** What the coach says now, once it has its place. */
export const mark = (page: Page): Locator => page.locator('[data-lesson].placed');
/** Around what it speaks of. */
export const ring = (page: Page): Locator => page.locator('[data-ring]');
export const onward = (page: Page): Locator => mark(page).locator('.onward');

export const lessonOf = async (page: Page): Promise<string | null> =>
  page.evaluate(
    () => document.querySelector<HTMLElement>('[data-lesson]')?.dataset['lesson'] ?? null,
  );

/** Opens a practice table for one who has given no name yet. */
export async function learn(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await page.getByRole('textbox').fill(name);
  await page.keyboard.press('Enter');
  await mark(page).waitFor();
}

/** Says that one has read it. */
export type Nod = (page: Page) => Promise<void>;
export const nodByKey: Nod = async (page) => {
  // What has just come to the table, as a handful does, may take the focus once more.
  await expect(async () => {
    await page.keyboard.press('w');
    await expect(onward(page)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
};
export const nodByFinger: Nod = (page) => onward(page).tap();
export const nodByMouse: Nod = (page) => onward(page).click();

/** What is done about the lessons of a game that ask for something. */
export type Deeds = Readonly<Record<string, (page: Page, hands: Hands) => Promise<void>>>;

const end = (page: Page, hands: Hands) => hands.button(page, action(page, 'end').first());
const first =
  (does: string) =>
  (page: Page, hands: Hands): Promise<void> =>
    hands.piece(page, piece(page, does).first());

export const TAJUTO: Deeds = {
  grope: (page, hands) => hands.button(page, action(page, 'draw').first()),
  // The dice are always the same: a ground floor.
  feel: (page, hands) => hands.piece(page, piece(page, 'pick').nth(2), '3'),
  build: (page, hands) => hands.piece(page, page.locator('.own').locator(piece(page, 'build'))),
  endTurn: end,
  offer: first('offer'),
};

export const SATORI: Deeds = {
  starting: first('take_starting_tile'),
  monk: first('place_first_monk'),
  async worshipper(page, hands) {
    // The second grey altar gives goods, whatever one has.
    await hands.button(page, page.locator('[data-place="sanmon:grey"]').first(), '1');
    const altar = page.locator('li.altar.grey').nth(1);
    await hands.piece(page, altar.locator(piece(page, 'place_worshipper')).first());
  },
  actions: (page, hands) => hands.piece(page, page.locator('[data-open-action="0"]'), '1'),
  endTurn: end,
};

/** Follows the coach to its last lesson; says which ones came, and what was said in them. */
export async function takeLessons(
  page: Page,
  hands: Hands,
  nod: Nod,
  deeds: Deeds,
  each: () => Promise<void> = async () => {},
): Promise<Map<string, string>> {
  const said = new Map<string, string>();
  while (!said.has('farewell')) {
    await mark(page).waitFor();
    const id = (await lessonOf(page)) ?? '';
    expect([...said.keys()]).not.toContain(id);
    said.set(id, await mark(page).innerText());
    await each();
    // The others' lessons fill the time of the novice's turn: which ones depends on how quick it is.
    if (id === 'novice') await myTurn(page).waitFor();
    await (deeds[id] ?? nod)(page, hands);
    await expect.poll(() => lessonOf(page)).not.toBe(id);
  }
  return said;
}

/** Plays on to the end of the game, where the coach comes once more. */
export async function playToEnd(page: Page, playTurn: () => Promise<void>): Promise<void> {
  while (!(await isOver(page))) {
    await playTurn();
    await expect
      .poll(async () => (await isOver(page)) || (await myTurn(page).count()) > 0)
      .toBe(true);
  }
  await expect(mark(page)).toHaveAttribute('data-lesson', 'end');
}
