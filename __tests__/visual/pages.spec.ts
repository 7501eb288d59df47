import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SCREENSHOT_TIME, startAll } from '../../scripts/serve/browser/start-all';
import { keptPages, unknownPages } from '../browser/support/routes';
import { expect, test } from '../browser/support/test';

/** What drew the baseline: another browser, or another machine's fonts, draws other pixels. */
const DRAWN_BY = join(import.meta.dirname, 'baseline/drawn-by.txt');
const [notFound = ''] = unknownPages;

const looks = [
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '1440-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

const isUpdating = () => ['all', 'changed'].includes(test.info().config.updateSnapshots);

/** Says why there is nothing to compare with, or gives null. CI compares whatever the browser is. */
function reasonToSkip(drawer: string): string | null {
  if (isUpdating() || process.env.CI) return null;
  const baseline = existsSync(DRAWN_BY) ? readFileSync(DRAWN_BY, 'utf8').trim() : 'nothing yet';
  if (baseline === drawer) return null;
  return `The baseline was drawn by ${baseline}, and this is ${drawer}.`;
}

/** Stores a picture of the baseline with 256 colours: a third of the bytes. */
async function shrink(file: string): Promise<void> {
  const small = await sharp(file).png({ palette: true, dither: 0, effort: 10 }).toBuffer();
  writeFileSync(file, small);
}

for (const { name, viewport, colorScheme } of looks) {
  test.describe(name, () => {
    // The flat boxes' styles are not the page's own, so its policy would refuse them.
    test.use({ viewport, colorScheme, deviceScaleFactor: 0.5, bypassCSP: true });

    for (const path of [...keptPages, notFound]) {
      test.describe(() => {
        test.use({ tolerated: path === notFound ? /404/ : null });

        test(`${path} looks as in the baseline`, async ({ page, browser }) => {
          const [major] = browser.version().split('.');
          const drawer = `Chromium ${major} on ${process.platform}`;
          const reason = reasonToSkip(drawer);
          test.skip(reason !== null, reason ?? '');

          await page.clock.setFixedTime(SCREENSHOT_TIME);
          await page.goto(path);
          await startAll(page);
          const picture = [name, `${path.slice(1).replaceAll('/', '-') || 'home'}.png`];
          await expect(page).toHaveScreenshot(picture, {
            fullPage: true,
            scale: 'device',
            stylePath: join(import.meta.dirname, 'flat.css'),
          });
          if (!isUpdating()) return;
          await shrink(test.info().snapshotPath(...picture));
          writeFileSync(DRAWN_BY, `${drawer}\n`);
        });
      });
    }
  });
}
