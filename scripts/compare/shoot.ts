import type { Page } from '@playwright/test';

/** The moment at which every picture of a page is taken: the clocks show it. */
export const MOMENT = '2026-11-23T10:08:00Z';

const RULE = ':not([data-when="intent"], [data-when="mouse"])';
const WAITING = `[data-enhance]${RULE}:not([data-enhanced]), [data-island]${RULE}:not([data-ready])`;

/** Starts everything that waits until it is near the screen, and returns to the top. */
export async function startAll(page: Page): Promise<void> {
  await page.waitForFunction(
    async (selector) => {
      const waiting = [...document.querySelectorAll(selector)].filter((box) =>
        box.checkVisibility(),
      );
      for (const element of waiting) {
        element.scrollIntoView({ behavior: 'instant', block: 'center' });
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return waiting.length === 0;
    },
    WAITING,
    { polling: 100 },
  );
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    // The clocks and the carousels' buttons wait for an idle moment.
    for (let i = 0; i < 2; i += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });
}

/** Loads every picture of the page, the lazy ones too. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // A picture that does not load is part of the look.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
