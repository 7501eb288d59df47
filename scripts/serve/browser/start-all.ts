import type { Page } from '@playwright/test';

/** The moment at which every picture of a page is taken: the clocks show it. */
export const MOMENT = '2026-11-23T10:08:00Z';

/** How often a page is looked through for parts that have not started, and the pause between. */
const LOOKS = 200;
const PAUSE = 50;

const RULE = ':not([data-when="intent"], [data-when="mouse"])';
const WAITING = `[data-enhance]${RULE}:not([data-enhanced]), [data-island]${RULE}:not([data-ready])`;

/** Scrolls to each part that waits for the screen, and returns what has not started or shows no time. */
const lookThrough = (page: Page) =>
  page.evaluate(
    async ([selector, pause]) => {
      // No named functions: tsx gives them their names by a helper that the page does not have.
      const waiting = [...document.querySelectorAll<HTMLElement>(selector)].filter((part) =>
        part.checkVisibility(),
      );
      for (const part of waiting) {
        part.scrollIntoView({ behavior: 'instant', block: 'center' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      const clocks = [...document.querySelectorAll<HTMLElement>('[data-clock]')]
        .filter((clock) => clock.checkVisibility())
        .filter((clock) => !/\d/.test(clock.textContent ?? ''));
      const left = [...waiting, ...clocks];
      if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      return left.map(({ dataset }) => dataset.enhance ?? dataset.island ?? 'clock');
    },
    [WAITING, PAUSE] as const,
  );

/**
 * Starts everything that waits until it is near the screen, and returns to the top.
 *
 * @throws where a part does not start
 */
export async function startAll(page: Page): Promise<void> {
  let left = await lookThrough(page);
  for (let looks = 1; left.length > 0 && looks < LOOKS; looks += 1) left = await lookThrough(page);
  if (left.length > 0) throw new Error(`${page.url()}: ${left.join(', ')} did not start.`);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}
