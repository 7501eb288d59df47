import type { Locator } from '@playwright/test';
import {
  clients,
  countTransitions,
  everyCarousel,
  getCarousel,
  getControls,
  getSlideNames,
  getSlides,
  needCarousel,
  projects,
  visitCarousel,
} from './support/carousels';
import { holdRequests, ISLANDS } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, test } from './support/test';

/** One of Swiper's and one of slick's: all others have the same code. */
const sample = [clients, projects];

/** Presses Next and waits for other slides. */
async function turn(element: Locator): Promise<void> {
  const before = await getSlideNames(element);
  await getControls(element).next.press('Enter');
  await expect.poll(() => getSlideNames(element)).not.toEqual(before);
}

for (const carousel of everyCarousel) {
  test(`${carousel.name}: shows as many slides as the specification says at each width`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, carousel);
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
          const inView = (inner + gap) / (slide.getBoundingClientRect().width + gap);
          return {
            inView: Math.round(inView * 10) / 10,
            gap,
            padding: row.matches('.slick-list') ? Number.parseFloat(paddingLeft) : 0,
          };
        });
      await expect
        .poll(measure, `${width} px`)
        .toEqual({ inView: slides, gap: carousel.gap, padding });
    }
  });
}

/** Expects that the keyboard reaches the pause button first, and no slide off the screen. */
async function expectReachable(element: Locator) {
  const read = () =>
    element.evaluate((root) => ({
      first: [...root.querySelectorAll('a, button')]
        .find((each) => !each.closest('[inert]'))
        ?.hasAttribute('data-rotate'),
      areOnScreen: [...root.querySelectorAll('[role="group"][aria-roledescription]:not([inert] *)')]
        .filter((slide) => !slide.matches('[inert]'))
        .every((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          // slick rounds each slide up to a whole pixel.
          return left >= -1 && right <= innerWidth + 5;
        }),
    }));
  // Slides become inert a moment after the row has moved.
  await expect.poll(read).toEqual({ first: true, areOnScreen: true });
}

for (const carousel of sample) {
  test(`${carousel.name}: is paused with reduced motion, turns without sliding to every slide, and the keyboard reaches those on the screen`, {
    tag: SMOKE,
  }, async ({ page }) => {
    const element = await visitCarousel(page, carousel);
    await expect(element).toHaveAttribute('data-rotation', 'paused');
    const { rotate } = getControls(element);
    await expect(rotate).toHaveAccessibleName((await rotate.getAttribute('data-play')) ?? '');
    await expectReachable(element);
    const seen = new Set(await getSlideNames(element));
    for (let press = 0; press < carousel.slides; press += 1) {
      await turn(element);
      expect(await countTransitions(element)).toBe(0);
      for (const name of await getSlideNames(element)) seen.add(name);
    }
    expect(seen.size).toBe(carousel.slides);
    const names = await getSlideNames(element);
    expect(names).toContain(await element.getByRole('status').textContent());
    await expectReachable(element);
  });

  test(`${carousel.name}: keeps the focus in its slides when its library takes over`, async ({
    page,
  }) => {
    needCarousel(carousel);
    const end = await holdRequests(page, ISLANDS);
    await page.goto(carousel.path);
    const element = getCarousel(page, carousel);
    const links = getSlides(element).getByRole('link');
    const held = (await links.count()) > 0 ? links.nth(1) : element.locator('[data-slides]');
    const getName = (each: Element) =>
      each.closest('[inert]') ? 'unreachable' : (each.getAttribute('href') ?? 'the row');
    const name = await held.evaluate(getName);
    await held.focus();
    end('arrive');
    await expect(element).toHaveAttribute('data-rotation', /./);
    expect(await element.locator(':focus').evaluate(getName)).toBe(name);
    // The row itself leaves the tab order.
    await expect(element.locator('[data-slides][tabindex]:not(:focus)')).toHaveCount(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const carousel of sample) {
    test(`${carousel.name}: is a row that scrolls`, async ({ page }) => {
      needCarousel(carousel);
      await page.goto(carousel.path);
      const element = getCarousel(page, carousel);
      await expect(element.getByRole('button')).toHaveCount(0);
      await expect(element.locator('[tabindex]:not([role="group"][aria-label])')).toHaveCount(0);
      const last = getSlides(element).last();
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
    });
  }
});
