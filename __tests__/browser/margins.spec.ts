import { findStrays } from './support/columns';
import { everyPage } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test } from './support/test';

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

for (const path of everyPage) {
  test(
    `the sections of ${path} begin on the page's columns and keep its margins`,
    onEveryPage(path),
    async ({ page }) => {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect
          .soft(async () =>
            expect(await findStrays(page), `${width} px`).toEqual({ starts: [], margins: [] }),
          )
          .toPass({ timeout: 2000 });
      }
    },
  );
}
