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
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: row, channels } = info;

  function isBlank({ left, top, width, height }: (typeof parts)[number]): boolean {
    const [x, y] = [Math.floor(left), Math.floor(top)];
    for (let channel = 0; channel < channels; channel += 1) {
      let [min, max] = [255, 0];
      for (let line = y; line < y + Math.floor(height); line += 1) {
        const start = (line * row + x) * channels + channel;
        const end = start + Math.floor(width) * channels;
        for (let at = start; at < end; at += channels) {
          const value = data[at] ?? 0;
          if (value < min) min = value;
          if (value > max) max = value;
        }
      }
      if (max - min >= CONTRAST) return false;
    }
    return true;
  }
  return parts.filter(isBlank).map(({ name }) => name);
}

for (const viewport of SIZES) {
  const tag = viewport === SIZES[0] ? [] : SWEEP;
  test.describe(`a picture of the whole page at ${viewport.width} px`, { tag }, () => {
    test.use({ viewport });

    test.describe('with motion', () => {
      test.use({ contextOptions: { reducedMotion: 'no-preference' } });

      for (const path of ['/', '/about-us', ...services.slice(0, 1), '/team']) {
        const ofPage = { tag: path === '/' ? [] : SWEEP };
        test(`shows every section of ${path} before any scroll`, ofPage, async ({ page }) => {
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
