import { articles, people, projects } from './support/routes';
import { findCuts } from './support/safe-areas';
import { expect, test } from './support/test';

/** Together they have every frame: heroes, arches, cards, covers, screens and panels. */
const PAGES = ['/projects', ...[projects, articles, people].flatMap((all) => all.slice(0, 1))];

test('no frame cuts the subject of a picture', async ({ page }) => {
  let all = 0;
  for (const path of PAGES) {
    await page.goto(path);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { framed, cuts } = await page.evaluate(findCuts);
      all += framed;
      expect.soft(cuts, `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(all, 'pictures with a safe area').toBeGreaterThan(0);
});
