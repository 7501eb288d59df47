import { agency } from '@/content/agency';
import { findCutOff, findSkippedHeadings, getOverflow } from './support/layout';
import { everyPage } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

const WIDTHS = [320, 390, 768, 1440, 2560];

for (const path of everyPage) {
  test(
    `${path} has one main heading, and fits every screen`,
    onEveryPage(path),
    async ({ page }) => {
      const response = await visit(page, path);
      expect(response?.status()).toBe(200);

      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toHaveCount(1);
      expect(await page.title()).toContain(agency.name);
      expect.soft(await findSkippedHeadings(page)).toEqual([]);

      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
        expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
      }
    },
  );
}
