import { getWords } from '@/content/pages/pages';
import { runAxe } from './support/accessibility';
import { findCovered } from './support/covered';
import { findCutOff, getOverflow } from './support/layout';
import { scrollThrough } from './support/motion';
import { keptPages, people, projects } from './support/routes';
import { kinds, SWEEP } from './support/sweep';
import { expect, softly, visit } from './support/test';
import { test } from './support/violations';

/** The team stands in front of its title. Whether that covers its middle depends on the words. */
const BEHIND = `<h2> ${getWords('home', 'team-teaser')?.title.slice(0, 40)} under <img>`;

/** What an owner does whose own words or pictures are at fault. */
const REMEDY =
  'Look at the page in a window of this width. Shorten what is too wide, or report it if it is not yours';

for (const path of keptPages) {
  const isMain = [...kinds, projects[0], people[0]].includes(path);
  test(
    `${path} has one main heading, is accessible, fits every screen, covers nothing, and its policy refuses nothing`,
    { tag: isMain ? [] : SWEEP },
    async ({ page, violations }, { annotations }) => {
      const response = await visit(page, path);
      expect(response?.status()).toBe(200);

      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of isMain ? [320, 768, 1440] : [390]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await getOverflow(page), `horizontal scroll at ${width}. ${REMEDY}`).toBe(0);
        expect.soft(await findCutOff(page), `cut off at ${width}. ${REMEDY}`).toEqual([]);
        const look = async () => (await findCovered(page)).filter((found) => found !== BEHIND);
        // A carousel lays its slides out anew a moment after the window has another width.
        await softly.poll(look, `covered at ${width}`).toEqual([]);
      }
      await scrollThrough(page);
      for (const [colorScheme, rules] of [
        ['light', 'all'],
        ['dark', 'colours'],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        const { faults, open } = await runAxe(page, { rules });
        expect.soft(faults, colorScheme).toEqual([]);
        for (const description of open) annotations.push({ type: 'look at', description });
      }
      expect(violations).toEqual([]);
    },
  );
}
