import { expect, type Page } from '@playwright/test';

/** No sideways scrolling, and no text or control beyond the sides; the scenery may run off them. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const content = document.querySelectorAll('h1, h3, p, li, label, select, article');
    const cut = [...content].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < 0 || right > clientWidth || element.scrollWidth > element.clientWidth + 1;
    });
    const names = cut.map((element) => element.outerHTML.slice(0, 80));
    return scrollWidth > clientWidth ? [...names, 'the page scrolls sideways'] : names;
  });
  expect(beyond).toEqual([]);
}
