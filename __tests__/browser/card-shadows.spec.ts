import type { Locator, Page } from '@playwright/test';
import { careers } from '@/content/pages/careers';
import { home } from '@/content/pages/home';
import { teamPage } from '@/content/pages/team';
import { teamDetails } from '@/content/pages/team-details';
import { industries as industriesFile, offer as offerFile } from '@/content/words/shared';
import { site } from '@/content/words/site';
import {
  type Carousel,
  clients,
  getSlides,
  projects,
  testimonials as quotes,
  visitCarousel,
} from './support/carousels';
import { open } from './support/dialogs';
import { openJobs, services } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

type FindCard = (page: Page) => Locator;

/** The list items of the section with that heading. */
const findItems =
  (heading: string): FindCard =>
  (page) =>
    page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
      .locator('li, details');

const findSlide =
  ({ name }: Carousel): FindCard =>
  (page) =>
    getSlides(page.getByRole('main').getByLabel(name, { exact: true }));

const industries = findItems(industriesFile().title);
const testimonials = findSlide(quotes);
const offer = findItems(offerFile().title);

/** Every page with cards, and one card of each of its sections. */
const CARDS: Record<string, Record<string, FindCard>> = {
  '/': {
    services: findItems(home().serviceGrid.title),
    industries,
    testimonials,
    clients: findSlide(clients),
  },
  '/services': {
    'first band': (page) => page.locator('#services [data-card]'),
    'second band': (page) => page.locator('#services [data-card]:nth-child(2)'),
  },
  ...Object.fromEntries(
    services.slice(0, 1).map((path) => [
      path,
      {
        parts: (page: Page) => page.locator('#parts li').nth(1),
        case: (page: Page) => page.locator('main section[data-card]'),
      },
    ]),
  ),
  '/projects': {
    arches: (page) => page.locator('main nav li a[href^="#"]'),
    'first case': (page) => page.locator('main li[data-card]').nth(0),
    'second case': (page) => page.locator('main li[data-card]').nth(1),
  },
  '/project-details': { offer },
  '/team': { team: findItems(teamPage().grid.title) },
  '/team-details': { questions: findItems(teamDetails().faq.title) },
  ...(openJobs.length > 0 && {
    '/careers': { jobs: (page) => page.locator(`#${careers().openings.id} li:has(h3)`) },
  }),
  '/blogs': { articles: (page) => page.locator('main article') },
};

/**
 * The size of the largest shadow of a card and its content: the sum of offsets and blur, in pixels.
 */
const measureShadow = (card: Locator) =>
  card.evaluate((element) => {
    const measure = (part: Element, pseudo?: string) => {
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
        measure(part),
        measure(part, '::before'),
        measure(part, '::after'),
      ]),
    );
  });

async function expectRaised(page: Page, card: Locator) {
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const atRest = await measureShadow(card);
  await card.hover();
  await expect.poll(() => measureShadow(card)).toBeGreaterThan(atRest);
  await page.mouse.move(0, 0);
  await expect.poll(() => measureShadow(card)).toBe(atRest);
}

for (const [path, cards] of Object.entries(CARDS)) {
  const tag = path === '/' || path === services[0] ? [] : SWEEP;
  test(`${path}: a mouse over a card raises its shadow`, { tag }, async ({ page }) => {
    await visit(page, path);
    for (const [name, find] of Object.entries(cards)) {
      await test.step(name, () => expectRaised(page, find(page).first()));
    }
  });
}

test('a slide of the latest projects raises its shadow under a mouse', async ({ page }) => {
  const carousel = await visitCarousel(page, projects);
  await expectRaised(page, carousel.locator('.slick-current'));
});

test('the project in the contact panel raises its shadow under a mouse', async ({ page }) => {
  await visit(page, '/about-us');
  const panel = await open(page, 'contact');
  await expectRaised(page, panel.locator(`a[href$="${site().panel.project.href}"]`));
});
