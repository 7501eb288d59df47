import type { Locator, Page } from '@playwright/test';
import { serviceSlugs } from '../../content/routes';
import { projects, visitCarousel } from './support/carousels';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

type CardOf = (page: Page) => Locator;

/** The list items of the section with that heading. */
const itemsOf =
  (heading: string): CardOf =>
  (page) =>
    page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .locator('li, details');

const slideOf =
  (carousel: string): CardOf =>
  (page) =>
    page.locator(`main [aria-label="${carousel}"] [aria-roledescription="slide"]`);

const industries = itemsOf('Ten trades we know by heart');
const testimonials = slideOf('Heard on the other bank');
const offer = itemsOf('Services we Offer');

/** Every page with cards, and one card of each of its sections. */
const CARDS: Record<string, Record<string, CardOf>> = {
  '/': {
    services: itemsOf('Seven ways across'),
    industries,
    testimonials,
    clients: slideOf('Our Valued Clients'),
  },
  '/about-us': { industries, testimonials },
  '/services': {
    'first band': (page) => page.locator('#services [data-card]'),
    'second band': (page) => page.locator('#services [data-card]:nth-child(2)'),
  },
  ...Object.fromEntries(
    serviceSlugs.map((slug) => [
      `/services/${slug}`,
      { parts: (page: Page) => page.locator('#parts li').nth(1) },
    ]),
  ),
  '/projects': {
    arches: (page) => page.locator('main nav li a[href^="#"]'),
    'first case': (page) => page.locator('main li[data-card]').nth(0),
    'second case': (page) => page.locator('main li[data-card]').nth(1),
  },
  '/project-details': { offer },
  '/services-details': { offer },
  '/team': { team: itemsOf('These six will probably be in your first call.') },
  '/team-details': { questions: itemsOf('How we work, asked and answered') },
  '/careers': { jobs: (page) => page.locator('#open-positions li:has(h3)') },
  '/blogs': { articles: (page) => page.locator('main article') },
};

/** The size of the largest shadow that a card or something in it casts: its offsets and its blur, in pixels. */
const shadowOf = (card: Locator) =>
  card.evaluate((element) => {
    const sizeOf = (part: Element, pseudo?: string) => {
      const { boxShadow, content } = getComputedStyle(part, pseudo);
      if (boxShadow === 'none' || boxShadow.includes('inset') || (pseudo && content === 'none')) {
        return 0;
      }
      const lengths = boxShadow.match(/-?[\d.]+(?=px)/g) ?? [];
      const [x = 0, y = 0, blur = 0] = lengths.map(Number);
      return Math.abs(x) + Math.abs(y) + blur;
    };
    return Math.max(
      ...[element, ...element.querySelectorAll('*')].flatMap((part) => [
        sizeOf(part),
        sizeOf(part, '::before'),
        sizeOf(part, '::after'),
      ]),
    );
  });

async function expectRaised(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const atRest = await shadowOf(card);
  await card.hover();
  await expect.poll(() => shadowOf(card)).toBeGreaterThan(atRest + 30);
  await page.mouse.move(0, 0);
  await expect.poll(() => shadowOf(card)).toBe(atRest);
}

for (const [path, cards] of Object.entries(CARDS)) {
  for (const [name, find] of Object.entries(cards)) {
    test(`${path}: a mouse over a card raises its shadow (${name})`, {
      tag: path === '/' ? [] : SWEEP,
    }, async ({ page }) => {
      await visit(page, path);
      await expectRaised(page, find(page).first());
    });
  }
}

test('a service page’s case raises its shadow under a mouse', async ({ page }) => {
  await visit(page, '/services/devops');
  await expectRaised(page, page.locator('main section[data-card]'));
});

test('a slide of the latest projects raises its shadow under a mouse', async ({ page }) => {
  const carousel = await visitCarousel(page, projects);
  await expectRaised(page, carousel.locator('.slick-current'));
});

test('the project in the contact panel raises its shadow under a mouse', async ({ page }) => {
  await visit(page, '/about-us');
  await page.getByRole('banner').getByRole('button', { name: 'Open contact panel' }).click();
  await expectRaised(page, page.getByRole('dialog').locator('a[href$="/project-details"]'));
});
