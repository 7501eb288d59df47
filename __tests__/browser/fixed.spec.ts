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
  for (const [width, height, key] of [
    [320, 256, 'Tab'],
    [320, 256, 'Shift+Tab'],
    [1280, 500, 'Tab'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await visit(page, openJobs[0] ?? '');
    await openForm(page, inquiry);
    await tabThrough(
      page,
      async ({ name }) =>
        expect
          .soft(await measureCovered(page), `${name} at ${width} × ${height} by ${key}`)
          .toBe(0),
      key,
    );
  }
});
