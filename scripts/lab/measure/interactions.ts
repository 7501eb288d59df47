import type { Browser, Locator, Page } from '@playwright/test';
import { PHONE } from '../../serve/browser/weigh';
import { median } from './median';

/** How much slower than this machine the page's processor is. */
export const SLOWDOWN = 4;

/** The shortest event that a browser reports, in milliseconds. */
export const SHORTEST = 16;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SCREENS = { phone: PHONE, desktop: DESKTOP };

/**
 * A control, reached on a page where those before it have been driven: pressed, or, where there is
 * something to type, typed into.
 */
type Step = readonly [control: string, find: (page: Page) => Locator, typed?: string];

/** One page's controls on one screen, in an order in which each can be reached. */
type Journey = { path: string; screen: keyof typeof SCREENS; steps: readonly Step[] };

const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Contact', exact: true });
const inquiry = (page: Page) => page.getByRole('dialog', { name: 'Take the desk' });
const form = (page: Page) => page.getByRole('form', { name: 'Consultation' });
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });
const theme = (name: string) => (page: Page) =>
  page.getByRole('contentinfo').getByText(name, { exact: true });
const services = (page: Page) => menu(page).locator('summary', { hasText: 'Services' });
const question = (page: Page) => page.locator('main summary').nth(1);
const backToTop = (page: Page) => page.getByRole('link', { name: 'Back to top' });
const closePanel = (page: Page) => panel(page).getByRole('button').first();

const consultation: readonly Step[] = [
  ['consultation: first touch of a field', (page) => form(page).getByLabel('Name')],
  ['consultation: typing at once', (page) => form(page).getByLabel('Name'), 'Asha Verma'],
  ['consultation: next field', (page) => form(page).getByLabel('Email Address')],
  ['consultation: typing', (page) => form(page).getByLabel('Email Address'), 'asha'],
  ['consultation: Send, with errors', button('Send Message')],
  [
    'consultation: typing an error away',
    (page) => form(page).getByLabel('Email Address'),
    '@rivermark',
  ],
];

const JOURNEYS: readonly Journey[] = [
  {
    path: '/',
    screen: 'phone',
    steps: [
      ['menu: open', button('Open menu')],
      ['menu: open a group', services],
      ['menu: close the group', services],
      ['menu: theme', (page) => menu(page).getByText('Dark', { exact: true })],
      ['menu: close', button('Close menu')],
      ['testimonials: next', button('Next testimonial')],
      ['testimonials: previous', button('Previous testimonial')],
      ['projects: next', button('Next')],
      ['theme', theme('Light')],
      ['back to top', backToTop],
    ],
  },
  { path: '/', screen: 'phone', steps: consultation },
  { path: '/contact', screen: 'phone', steps: consultation },
  {
    path: '/team-details',
    screen: 'phone',
    steps: [
      ['question: open', question],
      ['question: close', question],
      ['projects: next', button('Next project')],
      ['projects: previous', button('Previous project')],
    ],
  },
  {
    path: '/job-description/1',
    screen: 'phone',
    steps: [
      ['inquiry: open', (page) => button('Apply Now')(page).first()],
      ['inquiry: first touch of a field', (page) => inquiry(page).getByLabel('Name')],
      ['inquiry: typing at once', (page) => inquiry(page).getByLabel('Name'), 'Asha Verma'],
      ['inquiry: typing a skill', (page) => inquiry(page).getByLabel('Skill'), 'Go'],
      ['inquiry: add it', button('Add Skill')],
      ['inquiry: Send, with errors', button('Submit Inquiry')],
      ['inquiry: close', (page) => inquiry(page).getByRole('button', { name: 'Close' })],
    ],
  },
  {
    path: '/about-us',
    screen: 'desktop',
    steps: [
      ['services: open', button('Services')],
      ['services: close', button('Services')],
      ['contact panel: open', button('Open contact panel')],
      ['contact panel: close', closePanel],
      ['theme', theme('Dark')],
      ['back to top', backToTop],
    ],
  },
  {
    path: '/home-two',
    screen: 'desktop',
    steps: [
      ['pages: open', button('Pages')],
      ['pages: close', button('Pages')],
      ['contact panel: open', button('Contact')],
      ['contact panel: close', closePanel],
    ],
  },
];

/** From a press to the next paint. */
export type Interaction = {
  path: string;
  screen: keyof typeof SCREENS;
  control: string;
  /**
   * The longest of its events in milliseconds, in steps of 8, the median of all visits; 0 where all
   * were under `SHORTEST`.
   */
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
 * Presses a control as a visitor does, who sees it before: what scrolling to it or pointing at it
 * brings is painted first, and nothing but the press is asked of the page.
 *
 * @throws when the control is not on the screen
 */
async function press(page: Page, control: Locator, screen: keyof typeof SCREENS): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await takeLongest(page);
  if (screen === 'phone') return page.touchscreen.tap(x, y);
  // What a first mouse starts has started by its second move.
  for (const near of [1, 0]) {
    await page.mouse.move(x - near, y);
    await takeLongest(page);
  }
  // No `click`, which moves the mouse once more.
  await page.mouse.down();
  await page.mouse.up();
}

/** How long each control of a journey took. */
async function visit(browser: Browser, url: string, { screen, steps }: Journey): Promise<number[]> {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  await page.addInitScript(watchEvents, SHORTEST);
  await page.goto(url, { waitUntil: 'networkidle' });
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const durations: number[] = [];
  for (const [control, find, typed] of steps) {
    try {
      if (typed === undefined) await press(page, find(page), screen);
      else await find(page).pressSequentially(typed);
    } catch (error) {
      throw new Error(`${url}, ${control}: ${error instanceof Error ? error.message : error}`);
    }
    durations.push(await takeLongest(page));
  }
  await context.close();
  return durations;
}

/**
 * Drives every control of the site on a slowed processor.
 *
 * @param base the site's address, without a slash at the end
 * @param visits to each page
 * @throws when a control cannot be found or pressed
 */
export async function driveControls(
  browser: Browser,
  base: string,
  visits: number,
): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const journey of JOURNEYS) {
    const { path, screen, steps } = journey;
    const times: number[][] = [];
    while (times.length < visits) times.push(await visit(browser, base + path, journey));
    for (const [index, [control]] of steps.entries()) {
      const duration = median(times.map((durations) => durations[index] ?? 0));
      found.push({ path, screen, control, duration });
    }
  }
  return found;
}
