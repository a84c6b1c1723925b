/** What a visitor sees and does at the gate. */
import type { Locator, Page } from '@playwright/test';

export const WELCOME = {
  en: 'Come in, sit down.',
  de: 'Kommt herein, setzt euch.',
  it: 'Entrate, sedetevi.',
  cs: 'Pojďte dál, posaďte se.',
} as const;
export type Language = keyof typeof WELCOME;
export const LANGUAGES = Object.keys(WELCOME) as Language[];

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

export const welcome = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const languageSelect = (page: Page): Locator => page.getByRole('combobox');
/** The link to a new table of a game. */
export const wayToTable = (page: Page, game: 'Tajuto' | 'Satori'): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: game }) })
    .getByRole('link')
    .first();
/** The link to the rules of a game. */
export const wayToRules = (page: Page, game: 'Tajuto' | 'Satori'): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: game }) })
    .getByRole('link', { name: 'Rules' });
/** The three choices in their order: like the device, day, night. */
export const themeChoice = (page: Page, choice: 'system' | 'light' | 'dark'): Locator =>
  page.getByRole('radio').and(page.locator(`[value=${choice}]`));

/** A page is drawn part by part; by now all of them are there. */
export const allThere = (page: Page): Promise<void> =>
  page.locator('html:not([data-unfolding])').waitFor({ state: 'attached' });

/** Open, with its fonts. */
export async function openGate(page: Page): Promise<void> {
  await page.goto('/');
  await welcome(page).waitFor();
  await allThere(page);
  await page.evaluate(() => document.fonts.ready);
}
