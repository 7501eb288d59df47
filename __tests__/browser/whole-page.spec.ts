import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { SECTIONS } from './support/layout';
import { services } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test } from './support/test';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
/** The least difference of a channel between the lightest and the darkest point of a part that shows something. */
const CONTRAST = 60;

/** Finds sections and headings that are one flat colour in a picture of the whole page. */
async function findBlankParts(page: Page): Promise<string[]> {
  const parts = await page
    .locator(`:is(${SECTIONS}), :is(main, footer) :is(h1, h2, h3)`)
    .evaluateAll((elements) =>
      elements.flatMap((element) => {
        const isForReaders = element.clientWidth <= 1;
        if (isForReaders || !element.checkVisibility({ visibilityProperty: true })) return [];
        const range = document.createRange();
        range.selectNodeContents(element);
        const { left, top, width, height } = /^H\d$/.test(element.tagName)
          ? range.getBoundingClientRect()
          : element.getBoundingClientRect();
        const isOut = left < 0 || left + width > document.documentElement.clientWidth;
        if (isOut) return [];
        const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
        return [{ name, left, top: top + scrollY, width, height }];
      }),
    );
  const picture = await page.screenshot({ fullPage: true });
  const blank: string[] = [];
  for (const { name, left, top, width, height } of parts) {
    const part = await sharp(picture)
      .extract({
        left: Math.floor(left),
        top: Math.floor(top),
        width: Math.floor(width),
        height: Math.floor(height),
      })
      .removeAlpha()
      .toBuffer();
    const { channels } = await sharp(part).stats();
    if (channels.every(({ min, max }) => max - min < CONTRAST)) blank.push(name);
  }
  return blank;
}

for (const viewport of SIZES) {
  test.describe(`a picture of the whole page at ${viewport.width} px`, () => {
    test.use({ viewport });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      for (const path of ['/', '/about-us', ...services.slice(0, 1), '/team']) {
        const tag = path === '/' ? [] : SWEEP;
        test(`shows every section of ${path} before any scroll`, { tag }, async ({ page }) => {
          await page.goto(path);
          await expect(page.locator('[data-preloader]')).toBeHidden();
          expect(await findBlankParts(page)).toEqual([]);
        });
      }
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('shows every section of the home page', async ({ page }) => {
        await page.goto('/');
        expect(await findBlankParts(page)).toEqual([]);
      });
    });
  });
}
