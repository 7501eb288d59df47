import type { Locator, Page } from '@playwright/test';
import { expect, visit } from './test';

/** A carousel of the specification's section 9: slides in view at widths on both sides of each step. */
export type Carousel = {
  path: string;
  name: string;
  delay: number;
  /** Width of the window, slides in view, and what shows of their neighbours on either side. */
  inView: [width: number, slides: number, aside?: number][];
};

export const clients: Carousel = {
  path: '/',
  name: 'Our Valued Clients',
  delay: 3000,
  inView: [
    [320, 1.4],
    [499, 1.4],
    [500, 1],
    [767, 1],
    [768, 2],
    [991, 2],
    [992, 2],
    [1199, 2],
    [1200, 3],
    [1499, 3],
    [1500, 3],
  ],
};

export const testimonials: Carousel = {
  path: '/',
  name: 'Heard on the other bank',
  delay: 5000,
  inView: [
    [320, 1.5],
    [575, 1.5],
    [576, 2],
    [767, 2],
    [768, 3],
    [1440, 3],
  ],
};

export const logos: Carousel = {
  path: '/team-details',
  name: 'Retailers, accountants, restaurants and travel brands run on what we ship.',
  delay: 3000,
  inView: [
    [1201, 6],
    [1200, 5],
    [993, 5],
    [992, 4],
    [768, 4],
    [767, 2],
    [575, 2],
    [320, 2],
  ],
};

export const projects: Carousel = {
  path: '/team-details',
  name: 'Latest projects',
  delay: 3000,
  inView: [
    [1601, 3, 295],
    [1600, 3, 180],
    [1401, 3, 180],
    [1400, 3, 100],
    [1201, 3, 100],
    [1200, 3, 40],
    [993, 3, 40],
    [992, 2, 40],
    [768, 2, 40],
    [767, 1, 40],
    [576, 1, 40],
    [575, 1, 0],
  ],
};

export const swipers = [clients, testimonials];
export const sliders = [logos, projects];
export const everyCarousel = [...swipers, ...sliders];

export const slideIn = (carousel: Locator) => carousel.locator('[aria-roledescription="slide"]');

/** Visits the page of a carousel, scrolls to it and waits until its library has started. */
export async function visitCarousel(page: Page, { path, name }: Carousel): Promise<Locator> {
  await visit(page, path);
  const carousel = page.locator(`[aria-roledescription="carousel"][aria-label="${name}"]`);
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel).toHaveAttribute('data-rotation', /./);
  return carousel;
}
