import { measureRing, tabThrough } from './support/focus';
import { setStyles } from './support/luminance';
import { articles } from './support/routes';
import { expect, isAbsent, test, visit } from './support/test';

/** In both themes together they have each kind of control, on each kind of ground. */
const PAGES = {
  light: ['/', '/contact', ...articles.slice(0, 1)],
  dark: ['/search', '/team-details'],
};

/** Without transitions, and without the text cursor, which is no ring. */
const STILL = '* { transition: none !important; caret-color: transparent !important; }';

/** Where corners are round, a ring of 2 px has less than its straight length. */
const ROUND_CORNERS = 0.85;

for (const colorScheme of ['light', 'dark'] as const) {
  const there = PAGES[colorScheme].filter((path) => !isAbsent(path));
  const pages = there.length > 0 ? there : ['/contact'];
  const title = `in the ${colorScheme} theme, each kind of control of ${pages.join(', ')} shows a ring of 2 px and 3:1`;
  test(title, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    // The hour at which the home page's picture differs most from its ground.
    await page.clock.setFixedTime('2026-11-27T15:00:00Z');
    const seen = new Set<string>();
    for (const path of pages) {
      await visit(page, path);
      await setStyles(page, STILL);
      await tabThrough(page, async (stop) => {
        expect.soft(stop.hasRing, `${stop.name} on ${path} has a ring`).toBe(true);
        if (seen.has(stop.kind)) return;
        seen.add(stop.kind);
        const thickness = await measureRing(page, stop);
        expect
          .soft(thickness, `the ring of ${stop.name} on ${path}, in px`)
          .toBeGreaterThanOrEqual(2 * ROUND_CORNERS);
      });
    }
    expect(seen.size).toBeGreaterThan(10);
  });
}
