import { articles, people, projects } from './support/routes';
import { findCuts } from './support/safe-areas';
import { SWEEP } from './support/sweep';
import { expect, test } from './support/test';

const WIDTHS = [390, 768, 1440];

/** Together they have every frame: heroes, arches, cards, covers, screens and panels. */
const PAGES = ['/blogs', '/projects', ...projects, ...articles.slice(0, 2), ...people.slice(0, 1)];

/** One of each kind. */
const MAIN = ['/projects', projects[0], articles[0], people[0]];

for (const path of PAGES) {
  test(`no frame of ${path} cuts a subject, and no mask fades an object`, {
    tag: MAIN.includes(path) ? [] : SWEEP,
  }, async ({ page }) => {
    await page.goto(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      const { framed, cuts } = await page.evaluate(findCuts);
      expect(framed, `pictures with a safe area at ${width} px`).toBeGreaterThan(0);
      expect(cuts, `at ${width} px`).toEqual([]);
    }
  });
}
