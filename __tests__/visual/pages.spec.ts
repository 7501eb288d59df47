import { unknownPages } from '../browser/support/routes';
import { SCREENSHOT_TIME, startAll } from '../browser/support/start-all';
import { layouts, SWEEP } from '../browser/support/sweep';
import { expect, test } from '../browser/support/test';
import { FLAT, looks, skipForeignBaseline, storeAccepted } from './baseline';

const [notFound = ''] = unknownPages;

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, { tag: SWEEP }, () => {
    // The flat boxes' styles are not the page's own, so its policy would refuse them.
    test.use({ viewport, colorScheme, deviceScaleFactor: 0.5, bypassCSP: true });

    for (const path of [...layouts, notFound]) {
      test.describe(() => {
        test.use({ tolerated: path === notFound ? /404/ : null });

        test(`${path} looks as in the baseline`, async ({ page, browser }) => {
          skipForeignBaseline(browser);
          await page.clock.setFixedTime(SCREENSHOT_TIME);
          await page.goto(path);
          await startAll(page);
          const picture = [name, `${path.slice(1).replaceAll('/', '-') || 'home'}.png`];
          await expect(page).toHaveScreenshot(picture, {
            fullPage: true,
            scale: 'device',
            stylePath: FLAT,
          });
          await storeAccepted(picture, browser);
        });
      });
    }
  });
}
