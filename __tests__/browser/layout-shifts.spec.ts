import { findMovedParts, getReveals, scrollThrough } from './support/motion';
import { kinds } from './support/sweep';
import { expect, scrollTo, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const path of kinds) {
  test(`${path}: nothing shifts while a visitor scrolls through it, and everything shows afterwards`, async ({
    page,
  }) => {
    await page.goto(path);
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
    expect(shifts).toEqual([]);

    await expect(getReveals(page).and(page.locator(':not([data-enhanced])'))).toHaveCount(0);
    await scrollTo(page, 0);
    await expect.poll(() => findMovedParts(page)).toEqual([]);
  });
}
