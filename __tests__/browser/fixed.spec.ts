import { inquiry } from '../support/formFacts';
import { findFullScreens, measureCovered } from './support/fixed';
import { tabThrough } from './support/focus';
import { openForm } from './support/forms';
import { articles, openJobs } from './support/routes';
import { expect, test, visit } from './support/test';
import { enlargeText } from './support/user-styles';

for (const path of ['/', ...articles.slice(0, 1)]) {
  test(`what is fixed on ${path} takes at most a third of every screen, with text of 32 px too`, async ({
    page,
  }) => {
    await visit(page, path);
    expect.soft(await findFullScreens(page)).toEqual([]);
    await enlargeText(page);
    await visit(page, path);
    expect.soft(await findFullScreens(page), 'text of 32 px').toEqual([]);
  });
}

test('the bar of the job inquiry covers no field that has the focus', async ({ page }) => {
  test.skip(openJobs.length === 0, 'there is no open job.');
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [1280, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const key of ['Tab', 'Shift+Tab']) {
      await visit(page, openJobs[0] ?? '');
      await openForm(page, inquiry);
      const expectFree = async ({ name }: { name: string }) => {
        const place = `${name} at ${width} × ${height} by ${key}`;
        expect.soft(await measureCovered(page), place).toBe(0);
      };
      await tabThrough(page, expectFree, key);
    }
  }
});
