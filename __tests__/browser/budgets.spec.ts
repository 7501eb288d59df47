import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { brand } from '@/content/brand/brand';
import { BUDGET, HTML } from './support/budgets';
import { exportedPages, readExported } from './support/exported';
import { scrollThrough } from './support/motion';
import { keptPages } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';
import { type LoadedFile, PHONE, record, weigh } from './support/weigh';

/** The limits for one picture and for all pictures of the home page, in bytes. */
const PICTURE = 120_000;
const HOME_PICTURES = 250_000;

/** The delivered typefaces have all letters of content in their first files. */
const isDelivered = Object.keys(brand().typefaces).length === 0;
const SECOND_FILE = /_(rare|extended)\./;

/**
 * The layout shift that a late font may cause: a line that just fits in one typeface may not fit in
 * the other, and fewer do in a typeface of the owner's that is wider than others. Visitors notice a shift of 0.1.
 */
const FONT_SHIFT = isDelivered ? 0.05 : 0.1;

test('every page fits into the ten packets that a host sends at once', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const heavy = exportedPages.flatMap((file) => {
    const html = readExported(file);
    const bytes = [gzipSync(html, { level: 6 }), brotliCompressSync(html, { params })].map(
      ({ length }) => length,
    );
    const limit = file === 'index.html' ? HTML.home : HTML.inner;
    return Math.max(...bytes) > limit
      ? [`${file}: ${bytes.join(' and ')} of ${limit}. Shorten its words, or leave out sections`]
      : [];
  });
  expect(heavy).toEqual([]);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const path of keptPages) {
    test(
      `${path} is within its budgets, and hardly shifts when the fonts arrive late`,
      onEveryPage(path),
      async ({ page }) => {
        await holdFonts(page);
        const files = record(page);
        const { script, styles, all } = await weigh(page, path, files);
        expect
          .soft(script, 'script')
          .toBeLessThanOrEqual(path === '/search' ? BUDGET.searchScript : BUDGET.script);
        expect.soft(styles, 'styles').toBeLessThanOrEqual(BUDGET.styles);
        const second = (await files()).filter(({ url }) => SECOND_FILE.test(url)).map(describeFile);
        if (isDelivered) expect.soft(second, 'a second file of a typeface').toEqual([]);
        expect.soft(all, 'in all').toBeLessThanOrEqual(path === '/' ? BUDGET.home : BUDGET.inner);

        await expectHardlyShifted(page);

        await scrollThrough(page);
        await expect.poll(() => countLoading(page)).toBe(0);
        const pictures = (await files()).filter(({ type }) => type === 'image');
        const heavy = pictures.filter(({ bytes }) => bytes > PICTURE);
        expect.soft(heavy.map(describeFile), 'heavy pictures: choose calmer ones').toEqual([]);
        if (path === '/') {
          const sum = pictures.reduce((total, { bytes }) => total + bytes, 0);
          expect
            .soft(sum, pictures.map(describeFile).join('\n'))
            .toBeLessThanOrEqual(HOME_PICTURES);
        }
      },
    );
  }
});

test('a wide home page hardly shifts when the fonts arrive late', async ({ page }) => {
  await holdFonts(page);
  await visit(page, '/');
  await expectHardlyShifted(page);
});

const describeFile = ({ url, bytes }: LoadedFile) => `${new URL(url).pathname} ${bytes}`;

/** How many pictures that a visitor has scrolled past are still on their way. Slides beside the screen stay there. */
const countLoading = (page: Page) =>
  page.evaluate(
    () =>
      [...document.images].filter((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        const isShown = image.checkVisibility() && width > 0 && right > 0 && left < innerWidth;
        return isShown && !image.complete;
      }).length,
  );

/** Holds the fonts back until the page has painted its words without them. */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });

/** Expects small layout shifts until the page has painted with all of its fonts. */
async function expectHardlyShifted(page: Page) {
  const { fonts, sum, moved } = await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => {
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
      return { value: 'value' in entry ? Number(entry.value) : 0, moved: moved.join(' | ') };
    });
    return {
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      sum: shifts.reduce((total, { value }) => total + value, 0),
      moved: shifts.map(({ moved }) => moved).join('\n'),
    };
  });
  expect.soft(fonts).toBeGreaterThan(0);
  expect.soft(sum, moved).toBeLessThan(FONT_SHIFT);
}
