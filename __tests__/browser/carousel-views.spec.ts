import type { Locator, Page } from '@playwright/test';
import { type Carousel, getCarousel, getSlides, swipers, visitCarousel } from './support/carousels';
import { expect, test } from './support/test';

/** The share of each slide's width that can be seen in the row, from left to right. */
const sharesInView = (carousel: Locator) =>
  carousel.evaluate((root) => {
    const row = root.querySelector('[data-slides]')?.getBoundingClientRect();
    if (!row) return [];
    const start = Math.max(row.left, 0);
    const end = Math.min(row.right, document.documentElement.clientWidth);
    return [...root.querySelectorAll('[aria-roledescription="slide"]')]
      .map((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return Math.max(0, Math.min(right, end) - Math.max(left, start)) / width;
      })
      .filter((share) => share > 0);
  });

/** Expects exactly the slides of the specification in view, on both sides of each of its widths. */
async function expectViews(page: Page, element: Locator, { inView }: Carousel) {
  for (const [width, slides] of inView) {
    await page.setViewportSize({ width, height: 900 });
    const view = async () => {
      const shares = await sharesInView(element);
      const sum = shares.reduce((total, share) => total + share, 0);
      return { count: shares.length, isExact: Math.abs(sum - slides) <= 0.02 };
    };
    await expect.poll(view, `${width} px`).toEqual({ count: Math.ceil(slides), isExact: true });
  }
}

for (const carousel of swipers) {
  test(`${carousel.name}: no slide shows beyond those in view`, async ({ page }) => {
    await expectViews(page, await visitCarousel(page, carousel), carousel);
  });

  test(`${carousel.name}: the focus ring of a slide is not cut off`, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    const button = element.getByRole('button').first();
    await button.focus();
    const ring = await button.evaluate((focused) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(focused);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    expect(ring).toBeGreaterThan(0);
    for (const width of [390, 600, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const room = () =>
        element.evaluate((root) => {
          const row = root.querySelector('[data-slides]')?.getBoundingClientRect();
          const first = root.querySelector('.swiper-slide-active')?.getBoundingClientRect();
          return row && first ? first.left - row.left : 0;
        });
      await expect.poll(room, `${width} px`).toBeGreaterThanOrEqual(ring);
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${carousel.name}: no slide shows beyond those in view`, async ({ page }) => {
      await page.goto(carousel.path);
      const element = getCarousel(page, carousel);
      await expect(getSlides(element).first()).toBeAttached();
      await expectViews(page, element, carousel);
    });
  });
}
