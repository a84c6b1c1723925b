/** The rules in words: a page to read, search and print, and a book over the table, opened at the right rule. */
import type { Locator, Page } from '@playwright/test';
import { expect, withServer } from '../support/fixtures.js';
import {
  LANGUAGES,
  languageSelect,
  openGate,
  SIZES,
  wayToRules,
  type Language,
} from '../support/gate.js';
import { action, myTurn, tabTo, turnBar } from '../support/hands.js';
import { expectInSight, expectNothingCutOff, expectTouchable } from '../support/layout.js';
import { inBothLights } from '../support/light.js';
import { openTable, say, seatAt, sitDown, type OpenTable } from '../support/room.js';

const PHONE = 720;
const GAMES = ['tajuto', 'satori'] as const;
type Game = (typeof GAMES)[number];
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < PHONE;

const test = withServer('--bot-pace-ms', '10');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const heading = (page: Page, rule: string): Locator => page.locator(`#${rule}`);
const dialog = (page: Page): Locator => page.getByRole('dialog');
const search = (page: Page): Locator => page.getByRole('searchbox', { name: 'Search the rules' });
const rules = (page: Page): Locator => page.locator('article:has(figure, .words)');

async function openRules(page: Page, game: Game, rule = ''): Promise<void> {
  await page.goto(`/rules/${game}${rule && `#${rule}`}`);
  await rules(page).first().waitFor();
  await page.locator('[data-drawing] > *').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
}

/** The book is open here, and one goes on reading here. */
async function expectOpenAt(page: Page, rule: string): Promise<void> {
  await expect(heading(page, rule)).toBeFocused();
  await expect(heading(page, rule)).toBeInViewport({ ratio: 1 });
}

for (const game of GAMES) {
  for (const size of SIZES) {
    test.describe(`the page of ${game}, ${size.width} × ${size.height}`, () => {
      test.use({ viewport: size });

      test('is good by day and by night', async ({ page, expectAccessible }) => {
        await openRules(page, game);
        await expectNothingCutOff(page);
        if (isPhone(page)) await expectTouchable(page, '.tools :is(a, button, label), summary');
        await inBothLights(page, expectAccessible);

        await search(page).fill('1');
        await expect(page.locator('mark').first()).toBeVisible();
        await expectNothingCutOff(page);
        await inBothLights(page, expectAccessible);
      });
    });
  }

  test(`every picture of ${game} is drawn, and nothing in it can be pressed`, async ({ page }) => {
    await openRules(page, game);
    const pictures = page.locator('[data-drawing]');
    expect(await pictures.count()).toBeGreaterThanOrEqual(5);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('inert');
      const { width, height } = (await picture.locator('> *').boundingBox()) ?? {};
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(40);
    }
  });
}

test('the gate leads to the rules, and they lead back', async ({ page }) => {
  await openGate(page);
  await wayToRules(page, 'Satori').click();
  await expect(page).toHaveURL('/rules/satori');
  await expect(page).toHaveTitle('The rules of Satori · Sanmon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The rules of Satori');
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/rules/chess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing stands here');
});

test('an address leads to a rule, and links from rule to rule', async ({
  page,
  expectAccessible,
}) => {
  await openRules(page, 'satori', 'S21');
  await expectOpenAt(page, 'S21');
  await inBothLights(page, expectAccessible);
  await page.locator('article:has(#S21)').getByRole('link', { name: 'Rule S13' }).click();
  await expect(page).toHaveURL('/rules/satori#S13');
  await expectOpenAt(page, 'S13');
  await page.goBack();
  await expectOpenAt(page, 'S21');
  await page.getByRole('navigation', { name: 'Contents' }).getByText('Who wins').click();
  await expect(page).toHaveURL('/rules/satori#S40');
  await expectOpenAt(page, 'S40');
});

test('rules are found by words and by number', async ({ page }) => {
  await openRules(page, 'satori');
  await search(page).fill('sorin architect');
  await expect(page.getByRole('status')).toHaveText('3 rules');
  await expect(rules(page)).toHaveCount(3);
  await expect(page.locator('mark').first()).toHaveText('Sōrin');

  await search(page).fill('s33');
  await search(page).press('Enter');
  await expectOpenAt(page, 'S33');
  await expect(page).toHaveURL('/rules/satori#S33');

  await search(page).fill('chess');
  await expect(page.getByText('No rule speaks of “chess”.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all rules' }).click();
  await expect(rules(page)).toHaveCount(40);

  // A link leads to a rule that was not found.
  await search(page).fill('wood or stone');
  await page.locator('article').getByRole('link', { name: 'Rule S26' }).first().click();
  await expectOpenAt(page, 'S26');
  await expect(search(page)).toHaveValue('');

  await search(page).fill('light');
  await search(page).press('Escape');
  await expect(rules(page)).toHaveCount(40);
});

test('the language changes while one reads', async ({ page }) => {
  await openRules(page, 'tajuto', 'T13');
  for (const [language, title] of Object.entries(PLACING)) {
    await languageSelect(page).selectOption(language);
    await expect(heading(page, 'T13')).toContainText(title);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  }
});

const PLACING: Record<Language, string> = {
  de: 'Einen Opferstein setzen',
  it: 'Posare un cubetto',
  cs: 'Položení kostky',
  en: 'Placing a cube',
};

test('on paper there is nothing to press, and it is black on white', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openRules(page, 'tajuto', 'T13');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed');

  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  for (const control of await page.locator('button, input, select, summary, nav').all()) {
    await expect(control).toBeHidden();
  }
  await expect(rules(page)).toHaveCount(30);
  await expect(heading(page, 'T30')).toBeVisible();
  await expect(page.locator('[data-drawing]').first()).toBeVisible();
  const colours = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body);
    const opened = document.querySelector('article:has(#T13)');
    return [backgroundColor, color, opened && getComputedStyle(opened).backgroundColor];
  });
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
});

test.describe('at the table', () => {
  /** Tables at which the one at the page is to move. They are looked at, not played on. */
  let tables: Record<Game, OpenTable> & { middle: OpenTable };
  test.beforeAll(async ({ browser, serverUrl }) => {
    test.setTimeout(90_000);
    const page = await browser.newPage({ baseURL: serverUrl });
    const lend = { do: 'stand_in', level: 'steward' };
    tables = {
      tajuto: await openTable(page, ['Mira'], 2),
      satori: await openTable(page, ['Mira'], 2, { game: { game: 'satori' } }),
      middle: await openTable(page, ['Mira'], 2),
    };
    await say(page, seatAt(tables.satori), [lend], { kind: 'turn', placed: false });
    await say(page, seatAt(tables.middle), [lend], 60);
    await page.close();
  });

  /** What is refused at the beginning of a turn: to end it. */
  const REFUSED: Record<Game, { rule: string; title: Record<Language, string> }> = {
    tajuto: {
      rule: 'T8',
      title: {
        en: 'At least one Action tile',
        de: 'Mindestens ein Aktionsplättchen',
        it: 'Almeno una tessera Azione',
        cs: 'Aspoň jeden akční žeton',
      },
    },
    satori: {
      rule: 'S8',
      title: {
        en: 'One worshipper per turn',
        de: 'Eine gläubige Person je Zug',
        it: 'Un fedele per turno',
        cs: 'Jeden věřící za tah',
      },
    },
  };

  for (const game of GAMES) {
    for (const language of LANGUAGES) {
      test.describe(`${game} in ${language}`, () => {
        test.use({ locale: language });

        test('a refusal leads to its rule', async ({ page }) => {
          const { rule, title } = REFUSED[game];
          await sitDown(page, seatAt(tables[game]));
          await expect(myTurn(page)).toBeVisible();
          // It says why it cannot be done.
          await action(page, 'end').click({ force: true });
          const link = turnBar(page).getByRole('alert').getByRole('link');
          await expect(link).toHaveText(rule);
          await link.click();
          await expectOpenAt(page, rule);
          await expect(dialog(page).locator(`#${rule}`)).toHaveText(
            new RegExp(`^${rule}\\s+${title[language]}$`),
          );
          // The table is still there, at its own address.
          await expect(page).toHaveURL(`/room/${seatAt(tables[game]).room}`);
          await page.keyboard.press('Escape');
          await expect(dialog(page)).toHaveCount(0);
          await expect(link).toBeFocused();
        });
      });
    }

    for (const size of SIZES) {
      test(`the book of ${game} over it, ${size.width} × ${size.height}`, async ({
        page,
        expectAccessible,
      }) => {
        await page.setViewportSize(size);
        await sitDown(page, seatAt(tables[game]));
        await page.getByRole('button', { name: 'Menu' }).click();
        await dialog(page).getByRole('button', { name: 'Rules' }).click();
        await expect(dialog(page)).toHaveAccessibleName(/^The rules of /);
        await dialog(page).locator('[data-drawing] > *').first().waitFor();
        await expectInSight(page, { 'the book': 'dialog', 'the search': 'dialog input' });
        if (isPhone(page)) await expectTouchable(page, 'dialog .head :is(a, button, label)');
        await inBothLights(page, expectAccessible);
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
      });
    }
  }

  test('a line of the log leads to its rule, and on to others', async ({ page }) => {
    await sitDown(page, seatAt(tables.middle));
    const links = page.locator('#table-log').getByRole('link');
    const lines = page.locator('#table-log li:not(:has(.room))');
    await expect(lines.first()).toBeVisible();
    expect(await links.count()).toBe(await lines.count());
    const turn = page.locator('#table-log li', { hasText: 'ended the turn' }).last();
    const rule = (await turn.getByRole('link').innerText()).trim();
    expect(['T21', 'T22']).toContain(rule);
    await turn.getByRole('link').click();
    await expectOpenAt(page, rule);

    await dialog(page).getByRole('navigation').getByText('Claiming Objectives').click();
    await expectOpenAt(page, 'T24');
    await dialog(page)
      .getByRole('button', { name: `Back to ${rule}` })
      .click();
    await expectOpenAt(page, rule);
    const own = dialog(page).getByRole('link', { name: 'As a page of its own' });
    await expect(own).toHaveAttribute('href', `/rules/tajuto#${rule}`);
    await page.keyboard.press('Escape');
    await expect(turn.getByRole('link')).toBeFocused();
  });

  test('symbols lead to their rules, in their key and where they are asked about', async ({
    page,
  }) => {
    await sitDown(page, seatAt(tables.satori));
    await page.keyboard.press('k');
    const key = page.getByRole('dialog', { name: 'Symbols' });
    const entry = key.getByRole('listitem').filter({ hasText: 'Hikari' }).first();
    const link = entry.getByRole('link');
    const rule = (await link.innerText()).trim();
    await link.click();
    await expectOpenAt(page, rule);
    // Back to the key, then to the table.
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(key).toBeHidden();

    await page.locator('.place.mountains [data-icon=hikari]').first().hover();
    await expect(page.locator('[role=tooltip][popover]')).toContainText('Hikari');
    await page.keyboard.press('r');
    await expectOpenAt(page, rule);
  });

  test('by keyboard alone: a reason and its rule, the log, the search', async ({ page }) => {
    await sitDown(page, seatAt(tables.tajuto));
    const dim = page.locator('.garden [data-does][aria-disabled=true]').first();
    await tabTo(page, dim);
    // Pieces that would do the same have the same reason; one of them speaks.
    const bubble = page.locator('[role=tooltip][data-rule]:visible');
    await expect(bubble).toHaveCount(1);
    const rule = (await bubble.getAttribute('data-rule')) ?? '';
    await page.keyboard.press('r');
    await expectOpenAt(page, rule);
    await page.keyboard.press('Escape');
    await expect(dim).toBeFocused();

    // Without a reason the book opens at its beginning, ready to be searched.
    await page.keyboard.press('Escape');
    await expect(bubble).toHaveCount(0);
    await page.keyboard.press('r');
    await expect(search(page)).toBeFocused();
    await expect(dialog(page).getByText('Opening the book')).toHaveCount(0);
    await page.keyboard.type('t20');
    await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ rules?$/);
    await page.keyboard.press('Enter');
    await expectOpenAt(page, 'T20');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(dialog(page).getByText('where a reason is told')).toBeVisible();
  });

  test.describe('with a finger', () => {
    test.use({ viewport: SIZES[2], hasTouch: true, isMobile: true });

    test('the number of a reason can be tapped', async ({ page }) => {
      await sitDown(page, seatAt(tables.tajuto));
      await page.locator('.garden button.whole[aria-disabled=true]').first().tap({ force: true });
      const bubble = page.locator('[role=tooltip][data-rule]:visible');
      await expect(bubble).toHaveCount(1);
      const rule = (await bubble.getAttribute('data-rule')) ?? '';
      await bubble.locator('b').tap();
      await expectOpenAt(page, rule);
      await page.getByRole('button', { name: 'Close' }).tap();
      await expect(dialog(page)).toHaveCount(0);
    });

    test('the book does not call up the keys', async ({ page }) => {
      await sitDown(page, seatAt(tables.tajuto));
      await page.getByRole('button', { name: 'Menu' }).tap();
      await dialog(page).getByRole('button', { name: 'Rules' }).tap();
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeFocused();
    });
  });
});
