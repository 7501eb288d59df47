import type { Locator, Page } from '@playwright/test';
import { expect, scrollTo } from './test';

/** The elements whose parts come in as a visitor scrolls. */
export const getReveals = (page: Page) => page.locator('[data-enhance="reveal"]');
export const getParts = (reveal: Locator) => reveal.locator('> *');

/** The state of an element's animations, or "at rest" where there are none. */
export const getState = (element: Locator) =>
  element.evaluate((node) => {
    const animations = node.getAnimations().filter((each) => !(each instanceof CSSTransition));
    const states = new Set(animations.map(({ playState }) => playState));
    return states.size === 0 ? 'at rest' : [...states].join(' and ');
  });

/** Scrolls until the top of an element stands in the upper half of the screen. */
export const scrollToPart = (element: Locator) =>
  element.evaluate((node) => {
    const { top } = node.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight * 0.4, behavior: 'instant' });
  });

/** Scrolls step by step, as a visitor does, until an element's script has started. The element is not on the screen yet. */
export async function approach(page: Page, element: Locator) {
  await expect
    .poll(
      async () => {
        const started = (await element.getAttribute('data-enhanced')) !== null;
        const below = await element.evaluate(
          (node) => node.getBoundingClientRect().top - window.innerHeight,
        );
        if (!started && below > 80) {
          await page.evaluate(
            (top) => window.scrollBy({ top, behavior: 'instant' }),
            Math.min(200, below - 60),
          );
        }
        return started;
      },
      { intervals: [30], timeout: 20_000 },
    )
    .toBe(true);
}

/** Makes the page believe, until the test ends, that its visitor scrolls. */
export const keepScrolling = (page: Page) =>
  page.addInitScript(() => {
    setInterval(() => window.dispatchEvent(new Event('scroll')), 20);
  });

/** Ends the animations in an element, as time would. */
export const endMotion = (element: Locator) =>
  element.evaluate((node) => {
    for (const animation of node.getAnimations({ subtree: true })) animation.finish();
  });

/** Parts that are moved or see-through, which they are not in the HTML. */
export const findMovedParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-enhance="reveal"] > *')].flatMap((part) =>
      [part, ...part.querySelectorAll('[data-moves]')]
        .filter((each) => {
          const { opacity, transform } = getComputedStyle(each);
          return opacity !== '1' || transform !== 'none';
        })
        .map((each) => each.textContent?.trim().slice(0, 40)),
    ),
  );

/** Scrolls from the top of the page to its end, half a screen at a time. */
export async function scrollThrough(page: Page) {
  const atEnd = () =>
    page.evaluate(async () => {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const { scrollHeight, clientHeight } = document.documentElement;
      return window.scrollY + clientHeight >= scrollHeight - 1;
    });
  await expect.poll(atEnd, { intervals: [50], timeout: 40_000 }).toBe(true);
}

/** Scrolls through the page, and finds what shifts meanwhile and what has not come in. */
export async function findShifts(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    // budgets.spec.ts tests the shifts when the fonts arrive.
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
        shifts.push(sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)).join());
      }
    }).observe({ type: 'layout-shift' });
  });
  await scrollThrough(page);
  const shifts: string[] = await page.evaluate(() => Reflect.get(window, 'shifts'));
  await expect(getReveals(page).and(page.locator(':not([data-enhanced])'))).toHaveCount(0);
  await scrollTo(page, 0);
  await expect.poll(() => findMovedParts(page)).toEqual([]);
  return shifts;
}
