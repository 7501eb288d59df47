import type { Locator, Page } from '@playwright/test';
import { projects as caseStudies } from '@/content/collections/projects';
import { testimonials as quotes } from '@/content/collections/testimonials';
import type { Kind } from '@/content/pages/kinds';
import { getWords, homePage } from '@/content/pages/pages';
import { clients as clientsFile } from '@/content/site/shared';
import { expect, needPage, test, visit } from './test';

/** A carousel as section 9 of the specification has it. */
type Carousel = {
  path: string;
  name: string;
  /** How many slides it has, and how many a turn takes. */
  slides: number;
  step: number;
  /** The space between two slides, in pixels. */
  gap: number;
  /** The time between two turns, in milliseconds. slick's is its own default. */
  delay: number;
  /** At the breakpoints: the window's width, the slides in view, and the padding beside them. */
  inView: [width: number, slides: number, aside?: number][];
};

/** How many slides a carousel of the home page has there: none if its section is not one of the page's. */
const countAtHome = (kind: Kind, slides: number) =>
  homePage().sections.some(({ section }) => section === kind) ? slides : 0;

export const clients: Carousel = {
  path: '/',
  name: getWords('home', 'clients-carousel')?.title ?? 'clients',
  slides: countAtHome('clients-carousel', caseStudies().length),
  step: 1,
  gap: 20,
  delay: 3000,
  inView: [
    [320, 1.4],
    [500, 1],
    [767, 1],
    [768, 2],
    [1199, 2],
    [1200, 3],
  ],
};

export const testimonials: Carousel = {
  path: '/',
  name: getWords('home', 'testimonials')?.title ?? 'testimonials',
  slides: countAtHome('testimonials', quotes().length),
  step: 1,
  gap: 30,
  delay: 5000,
  inView: [
    [320, 1.5],
    [576, 2],
    [767, 2],
    [768, 3],
  ],
};

export const logos: Carousel = {
  path: '/team-details',
  name: getWords('team-details', 'logo-carousel')?.title ?? 'logos',
  slides: getWords('team-details', 'logo-carousel') ? clientsFile().items.length : 0,
  step: 2,
  gap: 0,
  delay: 3000,
  inView: [
    [1201, 6],
    [1200, 5],
    [992, 4],
    [767, 2],
  ],
};

export const projects: Carousel = {
  path: '/team-details',
  name: getWords('team-details', 'projects-carousel')?.title ?? 'projects',
  slides: getWords('team-details', 'projects-carousel') ? caseStudies().length : 0,
  step: 1,
  gap: 0,
  delay: 3000,
  inView: [
    [1601, 3, 295],
    [1600, 3, 180],
    [1400, 3, 100],
    [1200, 3, 40],
    [992, 2, 40],
    [767, 1, 40],
    [575, 1, 0],
  ],
};

export const everyCarousel = [clients, testimonials, logos, projects];

/** The controls of a carousel. */
export const getControls = (carousel: Locator) => ({
  next: carousel.locator('[data-turn="next"]'),
  rotate: carousel.locator('[data-rotate]'),
});

/** All slides of a carousel, repetitions included. */
export const getSlides = (carousel: Locator) =>
  carousel.locator('[role="group"][aria-roledescription]');

/** A carousel, whether its library has started or not. */
export const getCarousel = (page: Page, { name }: Carousel): Locator =>
  page.locator('section[aria-roledescription]').and(page.getByLabel(name, { exact: true }));

/** Skips the test that runs if the site has no such carousel, or one that has nothing to turn to. */
export function needCarousel({ path, name, slides }: Carousel): void {
  needPage(path);
  test.skip(slides < 2, `${name} has fewer than two slides.`);
}

/** Visits the page of a carousel, scrolls to it and waits until its library has started. */
export async function visitCarousel(page: Page, wanted: Carousel): Promise<Locator> {
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

/** The slides on the screen: visitors can reach no others. */
const getReachableSlides = (carousel: Locator) =>
  getSlides(carousel)
    .filter({ visible: true })
    .and(carousel.page().locator(':not([inert], [inert] *)'));

/** The names of the slides on the screen, from left to right. */
export const getSlideNames = (carousel: Locator) =>
  getReachableSlides(carousel).evaluateAll((slides) =>
    slides
      .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left)
      .map((slide) => slide.getAttribute('aria-label')),
  );

/** How many transitions move the slides of a carousel now. */
export const countTransitions = (carousel: Locator) =>
  carousel.evaluate(
    (root) =>
      root
        .getAnimations({ subtree: true })
        .filter((each) => each instanceof CSSTransition && each.transitionProperty === 'transform')
        .length,
  );
