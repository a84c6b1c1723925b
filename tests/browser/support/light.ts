import { expect, type Page } from '@playwright/test';

export type Light = 'light' | 'dark';

/** Checks the page as it stands by day, and again by night. */
export async function inBothLights(
  page: Page,
  check: (light: Light) => Promise<void>,
): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    // Colours change over within a moment; in between they are neither.
    await page.evaluate(() => {
      const changes = document.getAnimations().filter((one) => one instanceof CSSTransition);
      return Promise.allSettled(changes.map(({ finished }) => finished));
    });
    await check(colorScheme);
  }
}
