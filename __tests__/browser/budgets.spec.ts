import type { Page } from '@playwright/test';
import { type LoadedFile, PHONE, record, weigh } from '../../scripts/serve/browser/weigh';
import { everyPage } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Bytes; text as brotli. What a first visit on a phone may load before any scroll or touch. */
const BUDGET = {
  script: 5_000,
  html: 14_000,
  styles: 20_000,
  home: 180_000,
  inner: 150_000,
} as const;

/** Bytes of pictures: one of them, and all of the home page's once it has been read to its end. */
const PICTURE = 120_000;
const HOME_PICTURES = 250_000;

/**
 * What may move where the fonts arrive after the first paint: a line that just fits in one face may
 * not in the other. Visitors notice from 0.1 on.
 */
const SWAPPED = 0.05;

const SCREENS = [PHONE, { viewport: { width: 1440, height: 900 } }];

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const path of everyPage) {
    test(`${path} keeps to its budgets`, onEveryPage(path), async ({ page }) => {
      const files = record(page);
      const { html, script, styles, all } = await weigh(page, path, files);
      expect.soft(script, 'script').toBeLessThanOrEqual(BUDGET.script);
      expect.soft(html, 'HTML').toBeLessThanOrEqual(BUDGET.html);
      expect.soft(styles, 'styles').toBeLessThanOrEqual(BUDGET.styles);
      expect.soft(all, 'in all').toBeLessThanOrEqual(path === '/' ? BUDGET.home : BUDGET.inner);

      await readToTheEnd(page);
      const pictures = (await files()).filter(({ kind }) => kind === 'pictures');
      const heavy = pictures.filter(({ bytes }) => bytes > PICTURE);
      expect.soft(heavy.map(named), 'heavy pictures').toEqual([]);
      if (path === '/') {
        const sum = pictures.reduce((total, { bytes }) => total + bytes, 0);
        expect.soft(sum, pictures.map(named).join('\n')).toBeLessThanOrEqual(HOME_PICTURES);
      }
    });
  }
});

for (const screen of SCREENS) {
  test.describe(`at ${screen.viewport.width} px`, () => {
    test.use(screen);

    for (const path of everyPage) {
      test(
        `little on ${path} moves when the fonts arrive late`,
        onEveryPage(path),
        async ({ page }) => {
          await holdFonts(page);
          await visit(page, path);
          const { fonts, sum, moved } = await shiftsOf(page);
          expect(fonts).toBeGreaterThan(0);
          expect(sum, moved.join('\n')).toBeLessThan(SWAPPED);
        },
      );
    }
  });
}

const named = ({ url, bytes }: LoadedFile) => `${new URL(url).pathname} ${bytes}`;

/** Scrolls down a screen at a time until every picture on the way is there. */
async function readToTheEnd(page: Page) {
  const atEnd = () =>
    page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight, behavior: 'instant' });
      const { scrollHeight, clientHeight } = document.documentElement;
      return window.scrollY + clientHeight >= scrollHeight - 1;
    });
  const loading = () =>
    page.evaluate(
      () =>
        [...document.images].filter((image) => {
          const { left, right, top, width } = image.getBoundingClientRect();
          const shown = image.checkVisibility() && width > 0;
          return shown && right > 0 && left < innerWidth && top < innerHeight && !image.complete;
        }).length,
    );
  await expect
    .poll(async () => (await loading()) === 0 && (await atEnd()) && (await loading()) === 0, {
      intervals: [50],
      timeout: 30_000,
    })
    .toBe(true);
}

/** Lets no font through before the page has painted its words without it. */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    await route.continue();
  });

/** What moved without a visitor's doing, once all fonts have arrived and the page has used them. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords().map((entry) => {
      const value = 'value' in entry ? Number(entry.value) : 0;
      const sources = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
      return { value, moved: sources.map(({ node }) => node?.textContent?.trim().slice(0, 40)) };
    });
    return {
      fonts: [...document.fonts].filter(({ status }) => status === 'loaded').length,
      sum: shifts.reduce((total, { value }) => total + value, 0),
      moved: shifts.map(({ value, moved }) => `${value.toFixed(4)}: ${moved.join(' | ')}`),
    };
  });
