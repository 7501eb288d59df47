import type { Page } from '@playwright/test';

/**
 * Holds the islands' scripts back.
 *
 * @returns what lets them arrive, or fail
 */
export async function holdIslands(page: Page): Promise<(outcome: 'arrive' | 'fail') => void> {
  let end: (outcome: 'arrive' | 'fail') => void = () => {};
  const outcome = new Promise<'arrive' | 'fail'>((resolve) => {
    end = resolve;
  });
  await page.route('**/_islands/*.js', async (route) =>
    (await outcome) === 'arrive' ? route.continue() : route.abort(),
  );
  return end;
}
