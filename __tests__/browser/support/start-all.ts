import type { Page } from '@playwright/test';

/** The time that a page's clocks show in screenshots. */
export const SCREENSHOT_TIME = '2026-11-23T10:08:00Z';

const MAX_ATTEMPTS = 200;
const PAUSE_MS = 50;

const RULE = ':not([data-when="intent"], [data-when="mouse"])';
const WAITING = `[data-enhance]${RULE}:not([data-enhanced]), [data-island]${RULE}:not([data-ready])`;

/** What is painted only near the screen, and stays painted once its enhancer has seen it there. */
const PAINTED = '[data-enhance="painted"]';

/**
 * Scrolls to each enhancer and island that has not started, and to what is painted only near the
 * screen.
 *
 * @returns the names of those, and "clock" for each clock without a time
 */
const scrollToWaiting = (page: Page) =>
  page.evaluate(
    async ([selector, painted, pause]) => {
      // Do not name functions here: tsx wraps those in a helper that the page does not have.
      const waiting = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
        part.checkVisibility(),
      );
      // The way to the top keeps its place, so nothing scrolls to it.
      window.scrollBy(0, 1);
      for (const part of [...waiting, ...document.querySelectorAll(painted)]) {
        part.scrollIntoView({ behavior: 'instant', block: 'center' });
        // The observers look at the end of a frame.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      const clocks = [...document.querySelectorAll<HTMLElement>('[data-clock]')]
        .filter((clock) => clock.checkVisibility())
        .filter(
          ({ textContent, style }) => !/\d/.test(textContent + style.getPropertyValue('--time')),
        );
      const left = [...waiting, ...clocks];
      if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      return left.map(({ dataset }) => dataset.enhance ?? dataset.island ?? 'clock');
    },
    [WAITING, PAINTED, PAUSE_MS] as const,
  );

/**
 * Starts every enhancer and island that waits for the screen, and scrolls back to the top.
 *
 * @throws if one of them does not start
 */
export async function startAll(page: Page): Promise<void> {
  // The first scroll starts what waits for one. Only a later walk finds all of it started.
  await scrollToWaiting(page);
  let left = await scrollToWaiting(page);
  for (let attempt = 1; left.length > 0 && attempt < MAX_ATTEMPTS; attempt += 1) {
    left = await scrollToWaiting(page);
  }
  if (left.length > 0) throw new Error(`${page.url()}: ${left.join(', ')} did not start.`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
