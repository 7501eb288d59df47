import type { Browser, Page } from '@playwright/test';
import { PHONE } from './bytes';

/** How much slower than this machine the page's processor is. */
export const SLOWDOWN = 4;

/** The shortest event that a browser reports, in milliseconds. */
export const SHORTEST = 16;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SCREENS = { phone: PHONE, desktop: DESKTOP };

/** A control, driven on a page where those before it have been driven. */
type Step = readonly [control: string, drive: (page: Page) => Promise<unknown>];

/** One page's controls on one screen, in an order in which each can be reached. */
type Journey = { path: string; screen: keyof typeof SCREENS; steps: readonly Step[] };

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Contact', exact: true });
const inquiry = (page: Page) => page.getByRole('dialog', { name: 'Take the desk' });
const form = (page: Page) => page.getByRole('form', { name: 'Consultation' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const theme = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByText(name, { exact: true });
const services = (page: Page) => menu(page).locator('summary', { hasText: 'Services' });
const question = (page: Page) => page.locator('main summary').nth(1);

const consultation: readonly Step[] = [
  ['consultation: first touch of a field', (page) => form(page).getByLabel('Name').tap()],
  ['consultation: typing at once', (page) => page.keyboard.type('Asha Verma')],
  ['consultation: next field', (page) => form(page).getByLabel('Email Address').tap()],
  ['consultation: typing', (page) => page.keyboard.type('asha')],
  ['consultation: Send, with errors', (page) => button(page, 'Send Message').tap()],
  ['consultation: typing an error away', (page) => page.keyboard.type('0123456789')],
];

const JOURNEYS: readonly Journey[] = [
  {
    path: '/',
    screen: 'phone',
    steps: [
      ['menu: open', (page) => button(page, 'Open menu').tap()],
      ['menu: open a group', (page) => services(page).tap()],
      ['menu: close the group', (page) => services(page).tap()],
      ['menu: theme', (page) => menu(page).getByText('Dark', { exact: true }).tap()],
      ['menu: close', (page) => button(page, 'Close menu').tap()],
      ['testimonials: next', (page) => button(page, 'Next testimonial').tap()],
      ['testimonials: previous', (page) => button(page, 'Previous testimonial').tap()],
      ['projects: next', (page) => button(page, 'Next').tap()],
      ['theme', (page) => theme(page, 'Light').tap()],
      ['back to top', (page) => page.getByRole('link', { name: 'Back to top' }).tap()],
    ],
  },
  { path: '/', screen: 'phone', steps: consultation },
  { path: '/contact', screen: 'phone', steps: consultation },
  {
    path: '/team-details',
    screen: 'phone',
    steps: [
      ['question: open', (page) => question(page).tap()],
      ['question: close', (page) => question(page).tap()],
      ['projects: next', (page) => button(page, 'Next project').tap()],
      ['projects: previous', (page) => button(page, 'Previous project').tap()],
    ],
  },
  {
    path: '/job-description/1',
    screen: 'phone',
    steps: [
      ['inquiry: open', (page) => button(page, 'Apply Now').first().tap()],
      ['inquiry: first touch of a field', (page) => inquiry(page).getByLabel('Name').tap()],
      ['inquiry: typing at once', (page) => page.keyboard.type('Asha Verma')],
      [
        'inquiry: typing a skill',
        (page) => inquiry(page).getByLabel('Skill').pressSequentially('Go'),
      ],
      ['inquiry: add it', (page) => button(page, 'Add Skill').tap()],
      ['inquiry: Send, with errors', (page) => button(page, 'Submit Inquiry').tap()],
      ['inquiry: close', (page) => inquiry(page).getByRole('button', { name: 'Close' }).tap()],
    ],
  },
  {
    path: '/about-us',
    screen: 'desktop',
    steps: [
      ['services: open', (page) => button(page, 'Services').click()],
      ['services: close', (page) => button(page, 'Services').click()],
      ['contact panel: open', (page) => button(page, 'Open contact panel').click()],
      ['contact panel: close', (page) => panel(page).getByRole('button').first().click()],
      ['theme', (page) => theme(page, 'Dark').click()],
      ['back to top', (page) => page.getByRole('link', { name: 'Back to top' }).click()],
    ],
  },
  {
    path: '/home-two',
    screen: 'desktop',
    steps: [
      ['pages: open', (page) => button(page, 'Pages').click()],
      ['pages: close', (page) => button(page, 'Pages').click()],
      ['contact panel: open', (page) => button(page, 'Contact').click()],
      ['contact panel: close', (page) => panel(page).getByRole('button').first().click()],
    ],
  },
];

/** From a press to the next paint. */
export type Interaction = {
  path: string;
  screen: keyof typeof SCREENS;
  control: string;
  /** The longest of its events in milliseconds, in steps of 8; 0 where all were under `SHORTEST`. */
  duration: number;
};

/** Gathers how long each event of an interaction took to the next paint. */
function watchEvents(shortest: number) {
  const durations: number[] = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: shortest,
  };
  Object.assign(window, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) durations.push(entry.duration);
    }
  }).observe(options);
}

/** Waits for what is under way to be painted and reported, and takes the longest duration. */
async function takeLongest(page: Page): Promise<number> {
  // Reports come after the paint, when the page is idle.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500)));
      }),
  );
  return page.evaluate(() => {
    const durations: unknown = Reflect.get(window, 'durations');
    return Array.isArray(durations) ? Math.max(0, ...durations.splice(0)) : 0;
  });
}

/**
 * Drives every control of the site on a slowed processor.
 *
 * @param base the site's address, without a slash at the end
 * @throws when a control cannot be found or pressed
 */
export async function driveControls(browser: Browser, base: string): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const { path, screen, steps } of JOURNEYS) {
    const context = await browser.newContext(SCREENS[screen]);
    const page = await context.newPage();
    await page.addInitScript(watchEvents, SHORTEST);
    await page.goto(base + path, { waitUntil: 'networkidle' });
    const processor = await context.newCDPSession(page);
    await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    for (const [control, drive] of steps) {
      await drive(page).catch((error) => {
        throw new Error(`${path}, ${control}: ${error instanceof Error ? error.message : error}`);
      });
      found.push({ path, screen, control, duration: await takeLongest(page) });
    }
    await context.close();
  }
  return found;
}
