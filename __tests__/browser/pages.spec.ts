import { agency } from '@/content/files/agency';
import { home } from '@/content/pages/home';
import { aliases } from '../../content/routes';
import { runAxe } from './support/accessibility';
import { findStrays } from './support/columns';
import { findCovered } from './support/covered';
import { findCutOff, findSkippedHeadings, getOverflow } from './support/layout';
import { everyPage, people, projects } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

/** The team stands in front of its title. Whether that covers its middle depends on the words. */
const BEHIND = `<h2> ${home().teamTeaser.title.slice(0, 40)} under <img>`;

const WIDTHS = [320, 390, 768, 1024, 1280, 1440, 1920, 2560];
/** A phone and a desktop, at which axe reads the page. */
const READ = [390, 1440];

for (const path of everyPage) {
  test(
    `${path} has one main heading, is accessible, fits every screen, keeps its margins, and covers nothing`,
    path === projects[0] || path === people[0] ? {} : onEveryPage(path),
    async ({ page }, { annotations }) => {
      const response = await visit(page, path);
      expect(response?.status()).toBe(200);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).toContain(agency().name);
      expect.soft(await findSkippedHeadings(page)).toEqual([]);

      expect(await page.evaluate(() => window.scrollY)).toBe(0);

      await page.evaluate(() => document.fonts.ready.then(() => {}));
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
        expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
        await expect
          .soft(async () =>
            expect(await findStrays(page), `${width} px`).toEqual({ starts: [], margins: [] }),
          )
          .toPass({ timeout: 2000 });
        const covered = (await findCovered(page)).filter((found) => found !== BEHIND);
        expect.soft(covered, `covered at ${width}`).toEqual([]);
        // A second address has the same page.
        if (path in aliases || !READ.includes(width)) continue;
        for (const [colorScheme, rules] of [
          ['light', 'all'],
          ['dark', 'colours'],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          const { faults, open } = await runAxe(page, { rules });
          expect.soft(faults, `${width} px, ${colorScheme}`).toEqual([]);
          for (const description of open) annotations.push({ type: 'look at', description });
        }
        await page.emulateMedia({ colorScheme: 'light' });
      }
    },
  );
}
