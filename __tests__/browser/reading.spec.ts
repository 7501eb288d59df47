import type { Page } from '@playwright/test';
import { articles, jobs, people, projects, services } from './support/routes';
import { layouts, SWEEP } from './support/sweep';
import { expect, scrollTo, test, visit } from './support/test';
import { findHardToRead, findWordsOnPictures } from './support/words';

/** Together they have each kind of banner, and both headers. */
const BANNERS = [
  '/',
  '/home-two',
  '/about-us',
  '/contact',
  // Services in a dark and in a bright world, and one of each other collection that has entries.
  ...services.slice(0, 2),
  ...[articles, projects, people, jobs].flatMap((paths) => paths.slice(0, 1)),
];

const HEIGHT = 900;

/** Here the header is sticky, and pictures of the banner lie behind it. */
const SCROLLED = 400;

/** Makes a picture that has arrived part of the next frame. Otherwise it may come some frames later. */
const paintPicturesAtOnce = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync';
  });

/** Waits until the pictures on the screen have arrived. */
const waitForPictures = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return isOnScreen && image.checkVisibility();
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );

for (const path of new Set([...BANNERS, ...layouts])) {
  const isMain = BANNERS.includes(path);
  const title = `one can read every word of header and banner on ${path}`;
  test(title, { tag: isMain ? [] : SWEEP }, async ({ page }) => {
    await visit(page, path);
    for (const clock of await page.locator('header [data-clock]').all()) {
      await expect(clock).toHaveText(/^\d\d:\d\d$/);
    }
    await paintPicturesAtOnce(page);
    for (const width of isMain ? [390, 1440] : [1440]) {
      await page.setViewportSize({ width, height: HEIGHT });
      for (const top of [0, SCROLLED]) {
        await scrollTo(page, top);
        await expect(page.locator('html[data-stuck]')).toHaveCount(top === 0 ? 0 : 1);
        await waitForPictures(page);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // Words of the banner that were on the screen before the scroll are known.
          const words = await findWordsOnPictures(page, top === 0 ? 0 : HEIGHT - top);
          const place = `${colorScheme}, ${width} px, scrolled by ${top} px`;
          expect.soft(await findHardToRead(page, words), place).toEqual([]);
        }
      }
    }
  });
}
