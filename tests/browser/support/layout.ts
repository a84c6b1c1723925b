import { expect, type Page } from '@playwright/test';
import { LONGEST_NAME } from './room.js';

/** No sideways scrolling, and no text or control beyond the sides; the scenery and pictures may run off them. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const content = document.querySelectorAll('h1, h3, p, li, label, select, article');
    const cut = [...content].filter((element) => {
      if (element.closest('[data-drawing]')) return false;
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

/** Nothing scrolls sideways; what must be in sight is there as a whole, at its full size. */
export async function expectInSight(page: Page, wanted: Record<string, string>): Promise<void> {
  const lacking = await page.evaluate((wanted) => {
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const found = Object.entries(wanted).flatMap(([name, selector]) => {
      const elements = [...document.querySelectorAll(selector)];
      if (elements.length === 0) return [`${name} is missing`];
      return elements.flatMap((element) => {
        const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
        const says = `${name} ${[left, top, right, bottom].map(Math.round).join(' ')}`;
        if (width < 1 || height < 1) return [`${says} has no size`];
        const isOut = left < -1 || top < -1 || right > clientWidth + 1 || bottom > clientHeight + 1;
        return isOut ? [`${says} is beyond ${clientWidth} ${clientHeight}`] : [];
      });
    });
    return scrollWidth > clientWidth ? [...found, 'the page scrolls sideways'] : found;
  }, wanted);
  expect.soft(lacking).toEqual([]);
}

/** No text is cut off by the box that it stands in; only the longest names may end in dots. */
export async function expectNoTextCut(page: Page): Promise<void> {
  const cut = await page.evaluate((longestName) => {
    /** The box of a letter is so much higher than its ink. */
    const INK = 5;
    /** Whether a box around it hides a part; one that scrolls lets it be reached. */
    const isCut = (text: Text) => {
      const range = document.createRange();
      range.selectNode(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { display, overflowX, overflowY, position } = getComputedStyle(box);
        // No box of its own.
        if (display === 'contents') continue;
        const around = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (left < around.left - 2 || right > around.right + 2)) {
          return true;
        }
        if (overflowY === 'hidden' && (top < around.top - INK || bottom > around.bottom + INK)) {
          return true;
        }
        if (overflowY === 'auto' || overflowY === 'scroll' || position === 'fixed') return false;
      }
      return false;
    };
    /** Hidden from the eye on purpose, for those who listen. */
    const isForListeners = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForListeners(element.parentElement));
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('svg') &&
      !isForListeners(element);
    const texts = (element: Element) =>
      [...element.childNodes].filter((node) => node instanceof Text && node.data.trim() !== '');
    return [...document.body.querySelectorAll('*')]
      .filter((element) => texts(element).length > 0 && isSeen(element))
      .flatMap((element) => texts(element) as Text[])
      .filter((text) => text.data.trim() !== longestName && isCut(text))
      .map((text) => `${text.data.trim()} in ${text.parentElement?.outerHTML.slice(0, 120)}`);
  }, LONGEST_NAME);
  expect.soft(cut).toEqual([]);
}
