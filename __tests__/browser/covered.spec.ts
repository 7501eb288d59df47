import type { Page } from '@playwright/test';
import { findCovered } from './support/covered';
import { keptPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

const WIDTHS = [390, 768, 1280, 1440, 1920];

async function expectNothingCovered(page: Page, path: string) {
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await findCovered(page), `covered at ${width}`).toEqual([]);
  }
}

for (const path of keptPages) {
  test(
    `the mouse reaches every control, heading and card of ${path}`,
    onEveryPage(path),
    async ({ page }) => {
      await expectNothingCovered(page, path);
    },
  );
}

test.describe('on the 404 page', () => {
  test.use({ tolerated: /404/ });

  test('the mouse reaches every control and heading', async ({ page }) => {
    await expectNothingCovered(page, '/nowhere');
  });
});
