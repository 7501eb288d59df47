import type { Locator, Page } from '@playwright/test';
import {
  clients,
  countTransitions,
  everyCarousel,
  getCarousel,
  getSlideNames,
  getSlides,
  projects,
  swipers,
  visitCarousel,
} from './support/carousels';
import { holdRequests, ISLANDS } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, test } from './support/test';

/** One of Swiper's and one of slick's: all others have the same code. */
const sample = [clients, projects];

/** The edges of a carousel's row that no slide touches. */
const getEmptyEdges = (carousel: Locator) =>
  carousel.evaluate((root) => {
    const row = root.querySelector('.slick-list') ?? root.querySelector('[data-slides]');
    if (!row) return ['There is no row.'];
    const { left, right } = row.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(row);
    const start = Math.max(0, left + Number.parseFloat(paddingLeft));
    const end = Math.min(innerWidth, right - Number.parseFloat(paddingRight));
    const boxes = [...root.querySelectorAll('[aria-roledescription="slide"]')].map((slide) =>
      slide.getBoundingClientRect(),
    );
    return [
      ...(boxes.some((box) => box.left <= start + 1) ? [] : ['left']),
      ...(boxes.some((box) => box.right >= end - 1) ? [] : ['right']),
    ];
  });

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

/** Expects exactly so many slides in view. */
async function expectInView(element: Locator, slides: number, place: string) {
  const view = async () => {
    const shares = await sharesInView(element);
    const sum = shares.reduce((total, share) => total + share, 0);
    return { count: shares.length, isExact: Math.abs(sum - slides) <= 0.02 };
  };
  await expect.poll(view, place).toEqual({ count: Math.ceil(slides), isExact: true });
}

/** Expects room for the focus ring of a slide beside the first slide. */
async function expectRoomForRing(page: Page, element: Locator) {
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
}

for (const carousel of swipers) {
  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${carousel.name}: no slide shows beyond those in view`, async ({ page }) => {
      await page.goto(carousel.path);
      const element = getCarousel(page, carousel);
      await expect(getSlides(element).first()).toBeAttached();
      for (const [width, slides] of carousel.inView) {
        await page.setViewportSize({ width, height: 900 });
        await expectInView(element, slides, `${width} px`);
      }
    });
  });
}

test('slick keeps its slide and the focus when the window becomes narrow', async ({ page }) => {
  const element = await visitCarousel(page, projects);
  for (let press = 0; press < 3; press += 1) {
    const before = await getSlideNames(element);
    await element.getByRole('button', { name: /^Next/ }).press('Enter');
    await expect.poll(() => getSlideNames(element)).not.toEqual(before);
  }
  const current = element.locator('.slick-current [aria-roledescription="slide"]');
  const name = await current.getAttribute('aria-label');
  const link = current.getByRole('link');
  const text = await link.textContent();
  await link.focus();
  await page.setViewportSize({ width: 390, height: 900 });
  await expect(current).toHaveAttribute('aria-label', name ?? '');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(text);
});

for (const carousel of everyCarousel) {
  test(`${carousel.name}: shows as many slides as the specification says at each width`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
    const isSwiper = swipers.includes(carousel);
    for (const [width, slides, padding = 0] of carousel.inView) {
      await page.setViewportSize({ width, height: 900 });
      const measure = () =>
        element.evaluate((root) => {
          const row = root.querySelector('.slick-list') ?? root.querySelector('[data-slides]');
          const slide = root.querySelector('.swiper-slide, .slick-slide');
          if (!row || !slide) return null;
          const { paddingLeft, paddingRight } = getComputedStyle(row);
          const gap = Number.parseFloat(getComputedStyle(slide).marginRight);
          const inner =
            row.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
          return {
            inView:
              Math.round(((inner + gap) / (slide.getBoundingClientRect().width + gap)) * 10) / 10,
            gap,
            padding: row.matches('.slick-list') ? Number.parseFloat(paddingLeft) : 0,
          };
        });
      await expect
        .poll(measure, `${width} px`)
        .toEqual({ inView: slides, gap: carousel.gap, padding });
      if (isSwiper) await expectInView(element, slides, `${width} px`);
    }
    if (isSwiper) await expectRoomForRing(page, element);
  });
}

for (const carousel of sample) {
  test(`${carousel.name}: the keyboard reaches its pause button first, and no slide off the screen`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
    const buttons = element.getByRole('button');
    await expect(buttons.first()).toHaveAccessibleName(/^(Pause|Play) /);
    const first = await element.evaluate(
      (root) =>
        [...root.querySelectorAll('a, button')].find((each) => !each.closest('[inert]'))?.ariaLabel,
    );
    expect(first).toMatch(/^(Pause|Play) /);
    const inView = Math.ceil(carousel.inView.find(([width]) => width >= 1201)?.[1] ?? 0);
    await expect.poll(async () => (await getSlideNames(element)).length).toBe(inView);
    const labels = await getSlideNames(element);
    expect(new Set(labels).size).toBe(labels.length);
    // slick rounds each slide up to a whole pixel.
    const rounding = 1 + inView;
    const areOnScreen = await getSlides(element).evaluateAll(
      (slides, spare) =>
        slides
          .filter((slide) => !slide.closest('[inert]'))
          .every((slide) => {
            const { left, right } = slide.getBoundingClientRect();
            return left >= -1 && right <= innerWidth + spare;
          }),
      rounding,
    );
    expect(areOnScreen).toBe(true);
  });

  test(`${carousel.name}: has slides from edge to edge after every turn`, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    const next = element.getByRole('button', { name: /^Next/ });
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const seen = new Set<string | null>();
      for (let press = 0; press <= carousel.slides; press += 1) {
        const before = await getSlideNames(element);
        await next.press('Enter');
        await expect.poll(() => getSlideNames(element)).not.toEqual(before);
        for (const label of await getSlideNames(element)) seen.add(label);
        expect(await getEmptyEdges(element)).toEqual([]);
      }
      expect(seen.size, `${width} px`).toBe(carousel.slides);
    }
  });

  test(`${carousel.name}: keeps the focus in its slides when its library takes over`, async ({
    page,
  }) => {
    const end = await holdRequests(page, ISLANDS);
    await page.goto(carousel.path);
    const element = getCarousel(page, carousel);
    const links = getSlides(element).getByRole('link');
    const count = await links.count();
    const held = count > 0 ? links.nth(Math.min(3, count - 1)) : element.locator('[data-slides]');
    const getName = (each: Element) =>
      each.closest('[inert]') ? 'unreachable' : (each.getAttribute('href') ?? 'the row');
    const name = await held.evaluate(getName);
    await held.focus();
    end('arrive');
    await expect(element).toHaveAttribute('data-rotation', /./);
    const focused = element.locator(':focus');
    await expect(focused).toHaveCount(1);
    expect(await focused.evaluate(getName)).toBe(name);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    // The row itself leaves the tab order with the focus.
    expect(await element.locator('[data-slides][tabindex]').count()).toBe(0);
  });

  test(`${carousel.name}: is paused with reduced motion, and turns without sliding`, {
    tag: SMOKE,
  }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    await expect(element).toHaveAttribute('data-rotation', 'paused');
    await expect(element.getByRole('button', { name: /^Play / })).toBeVisible();
    const before = await getSlideNames(element);
    await element.getByRole('button', { name: /^Next/ }).click();
    await expect.poll(() => getSlideNames(element)).not.toEqual(before);
    expect(await countTransitions(element)).toBe(0);
    await expect(element.getByRole('status')).toHaveText(/^\d+ of \d+$/);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test(`${carousel.name} is a row that scrolls`, async ({ page }) => {
      await page.goto(carousel.path);
      const element = getCarousel(page, carousel);
      await element.scrollIntoViewIfNeeded();
      await expect(element.getByRole('button')).toHaveCount(0);
      const last = getSlides(element).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  });
}
