import type { Locator, Page } from '@playwright/test';
import { projects as caseStudies } from '@/content/collections/projects';
import type { Kind } from '@/content/pages/kinds';
import { getWords, homePage } from '@/content/pages/pages';
import { clients as clientsFile } from '@/content/site/shared';
import { expectAccessible } from './support/accessibility';
import { holdRequests, ISLANDS } from './support/requests';
import { SMOKE } from './support/smoke';
import { expect, needPage, test, visit } from './support/test';

/** A carousel: its page, its name, how many slides it has, and how many a turn takes. */
type Carousel = { path: string; name: string; slides: number; step: number };

/** How many slides a carousel of the home page has there: none if its section is not one of the page's. */
const countAtHome = (kind: Kind, slides: number) =>
  homePage().sections.some(({ section }) => section === kind) ? slides : 0;

const clients: Carousel = {
  path: '/',
  name: getWords('home', 'clients-carousel')?.title ?? 'clients',
  slides: countAtHome('clients-carousel', caseStudies().length),
  step: 1,
};
const logos: Carousel = {
  path: '/team-details',
  name: getWords('team-details', 'logo-carousel')?.title ?? 'logos',
  slides: getWords('team-details', 'logo-carousel') ? clientsFile().items.length : 0,
  step: 2,
};
const projects: Carousel = {
  path: '/team-details',
  name: getWords('team-details', 'projects-carousel')?.title ?? 'projects',
  slides: getWords('team-details', 'projects-carousel') ? caseStudies().length : 0,
  step: 1,
};

/** One of Swiper's and one of slick's: the others have the same code. */
const sample = [clients, projects];

const getControls = (carousel: Locator) => ({
  next: carousel.locator('[data-turn="next"]'),
  rotate: carousel.locator('[data-rotate]'),
});

/** All slides of a carousel, repetitions included. */
const getSlides = (carousel: Locator) => carousel.locator('[role="group"][aria-roledescription]');

/** A carousel, whether its library has started or not. */
const getCarousel = (page: Page, { name }: Carousel): Locator =>
  page.locator('section[aria-roledescription]').and(page.getByLabel(name, { exact: true }));

/** Skips the test that runs if the site has no such carousel, or one that has nothing to turn to. */
function needCarousel({ path, name, slides }: Carousel): void {
  needPage(path);
  test.skip(slides < 2, `${name} has fewer than two slides.`);
}

/** Visits the page of a carousel, scrolls to it and waits until its library has started. */
async function visitCarousel(page: Page, wanted: Carousel): Promise<Locator> {
  needCarousel(wanted);
  await visit(page, wanted.path);
  const carousel = getCarousel(page, wanted);
  // What loads above it may push its slides off the screen again.
  await expect(async () => {
    await carousel.locator('[data-slides]').scrollIntoViewIfNeeded();
    await expect(carousel).toHaveAttribute('data-rotation', /^(?!hidden)./, { timeout: 1000 });
  }).toPass();
  return carousel;
}

/** The names of the slides that visitors can reach: those on the screen, from left to right. */
const getSlideNames = (carousel: Locator) =>
  getSlides(carousel)
    .filter({ visible: true })
    .and(carousel.page().locator(':not([inert], [inert] *)'))
    .evaluateAll((slides) =>
      slides
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
        .map((slide) => slide.getAttribute('aria-label')),
    );

/** How many transitions move the slides of a carousel now. */
const countTransitions = (carousel: Locator) =>
  carousel.evaluate(
    (root) =>
      root
        .getAnimations({ subtree: true })
        .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'transform')
        .length,
  );

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
    const { rotate, next } = getControls(element);
    await expect(rotate).toHaveAccessibleName((await rotate.getAttribute('data-play')) ?? '');
    await expectReachable(element);
    const seen = new Set(await getSlideNames(element));
    for (let press = 0; press < carousel.slides; press += 1) {
      const before = await getSlideNames(element);
      await next.press('Enter');
      await expect.poll(() => getSlideNames(element), { intervals: [50] }).not.toEqual(before);
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(`${logos.name}: keeps a press during a turn when the window changes its width`, {
    tag: SMOKE,
  }, async ({ page }) => {
    const element = await visitCarousel(page, logos);
    const { next } = getControls(element);
    const status = element.getByRole('status');
    const getPlace = async () => Number(/\d+/.exec((await status.textContent()) ?? '')?.[0] ?? 0);
    await next.press('Enter');
    await expect.poll(getPlace).toBeGreaterThan(0);
    await expect.poll(() => countTransitions(element)).toBe(0);
    const first = await getPlace();
    await next.press('Enter');
    await next.press('Enter');
    await page.setViewportSize({ width: 1431, height: 900 });
    await expect.poll(getPlace).toBe(((first - 1 + 2 * logos.step) % logos.slides) + 1);
  });

  test(`${clients.name}: turn by themselves, also under the mouse after a drag, and wait with a focused slide`, async ({
    page,
  }) => {
    const element = await visitCarousel(page, clients);
    const { y = 0, height = 0 } = (await element.locator('[data-slides]').boundingBox()) ?? {};
    // Below the header.
    const place = Math.max(y + height / 3, 200);
    await page.mouse.move(900, place);
    await page.mouse.down();
    await page.mouse.move(400, place, { steps: 12 });
    await page.mouse.up();
    // The mouse stays over the slides.
    await expect.poll(() => countTransitions(element)).toBe(0);
    const before = await getSlideNames(element);
    await expect.poll(() => getSlideNames(element)).not.toEqual(before);
    // It stays on the screen if a turn has just begun.
    await expect.poll(() => countTransitions(element)).toBe(0);
    await element.locator('[data-slides] :not([inert]) > a').nth(1).focus();
    await expect(element).toHaveAttribute('data-rotation', 'focused');
    await getControls(element).next.focus();
    await expect(element).toHaveAttribute('data-rotation', 'playing');
    await expectAccessible(page, 'turned', { within: 'section[aria-roledescription]' });
  });
});

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
