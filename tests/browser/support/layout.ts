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

/** A finger's width, in pixels. */
const TAP = 44;
const FINGERS = 'button, a:not(p a), select, label:has(input)';

/** Whatever a finger presses is large enough for it; links within a sentence are as high as its lines. */
export async function expectTouchable(page: Page, selector = FINGERS): Promise<void> {
  const small = await page.evaluate(
    ({ selector, tap }) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width < tap - 0.5 || box.height < tap - 0.5)
        .map(
          ({ element, box }) => `${box.width} × ${box.height}: ${element.outerHTML.slice(0, 100)}`,
        ),
    { selector, tap: TAP },
  );
  expect.soft(small).toEqual([]);
}
