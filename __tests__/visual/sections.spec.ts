import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openExample, sections } from '../browser/support/gallery';
import { SCREENSHOT_TIME } from '../browser/support/start-all';
import { expect, test } from '../browser/support/test';
import { FLAT, looks, skipForeignBaseline, storeAccepted } from './baseline';

/** The section alone, without the gallery's bar, the list of props and a film's controls. */
const STYLE = `${readFileSync(FLAT, 'utf8')}
  body > :not(main, dialog), video::-webkit-media-controls { display: none !important; }`;

/** A picture of the page once two in a row are the same. */
async function takePicture(page: Page): Promise<Buffer> {
  let before: Uint8Array = Buffer.alloc(0);
  for (let takes = 0; takes < 10; takes += 1) {
    const picture = await page.screenshot({
      fullPage: true,
      scale: 'device',
      animations: 'disabled',
    });
    if (picture.equals(before)) return picture;
    before = picture;
  }
  throw new Error(`${page.url()} does not come to rest.`);
}

/** Joins pictures of one width into one, each below the last. */
async function stack(pictures: readonly Buffer[]): Promise<Buffer> {
  const [first, ...others] = pictures;
  if (!first || others.length === 0) return first ?? Buffer.alloc(0);
  return sharp([...pictures], { join: { across: 1 } })
    .png()
    .toBuffer();
}

const [{ name, viewport, colorScheme }] = looks;

// The flat boxes' styles are not the page's own, so its policy would refuse them.
test.use({ viewport, colorScheme, deviceScaleFactor: 0.5, bypassCSP: true });

for (const section of sections) {
  test(`${section.name} looks as in the baseline`, async ({ page, browser }) => {
    skipForeignBaseline(browser);
    await page.clock.setFixedTime(SCREENSHOT_TIME);
    const file = [`sections-${name}`, `${section.name}.png`];
    // A row of pixels between two fractions may fall to either side, so the pictures are taken again.
    await expect(async () => {
      const pictures: Buffer[] = [];
      for (const path of section.paths) {
        await openExample(page, path);
        await page.addStyleTag({ content: STYLE });
        pictures.push(await takePicture(page));
      }
      expect(await stack(pictures)).toMatchSnapshot(file);
    }).toPass({ timeout: 20_000 });
    await storeAccepted(file, browser);
  });
}
