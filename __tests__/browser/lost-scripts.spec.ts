import { startAll } from './support/start-all';
import { expect, test } from './support/test';

// The browser and the page report each lost request.
test.use({ tolerated: /^console: (?:Failed to load resource|A part of the page did not load)/ });

/** How often each script is lost. */
const LOSSES = 2;

/** Moves until nothing waits that a visitor may see. A lost script rests for a second. */
const MOVES = ['pointerover', 'focusin', 'touchstart'] as const;

test('everything on the home page starts, though each of its scripts is lost twice', async ({
  page,
}) => {
  const lost = new Map<string, number>();
  await page.route(/\.js(\?\d+)?$/, (route) => {
    // The loader comes again by another address.
    const url = route.request().url().replace(/\?.*/, '');
    const losses = lost.get(url) ?? 0;
    if (losses === LOSSES) return route.continue();
    lost.set(url, losses + 1);
    return route.abort();
  });
  await page.goto('/');
  await expect(async () => {
    for (const type of MOVES)
      await page.evaluate((move) => window.dispatchEvent(new Event(move)), type);
    await startAll(page);
    // Also those that wait for a visitor's intent.
    expect([...lost].filter(([, losses]) => losses !== LOSSES)).toEqual([]);
  }).toPass();
  expect(lost.size).toBeGreaterThan(1);
});
