import type { Browser, Locator, Page } from '@playwright/test';
import { PHONE } from '../../serve/browser/weigh';
import { median } from './median';

/** The page's processor is this many times slower than this machine's. */
export const CPU_SLOWDOWN = 4;

/** The shortest event that a browser reports. */
export const MIN_DURATION_MS = 16;

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SCREENS = { phone: PHONE, desktop: DESKTOP };

/** A control to press, or to type `typed` into. The steps before it have made it reachable. */
type Step = readonly [control: string, find: (page: Page) => Locator, typed?: string];

/** The controls of one page on one screen, in order of use. */
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
    'consultation: typing that corrects an error',
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

/** How long a control takes from the press to the next paint. */
export type Interaction = {
  path: string;
  screen: keyof typeof SCREENS;
  control: string;
  /**
   * The longest event in milliseconds, as a multiple of 8: the median of all visits. 0 if all events
   * were shorter than `MIN_DURATION_MS`.
   */
  duration: number;
};

/** Collects the time from each event to the next paint. Runs in the page. */
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

/** Waits until pending events are painted and reported, and returns the longest duration. */
async function takeLongest(page: Page): Promise<number> {
  // The browser reports events after the paint, when the page is idle.
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
 * Scrolls to a control, points at it and presses it. Scrolling and pointing are painted first, so that
 * only the press is measured.
 *
 * @throws if the control is not visible
 */
async function press(page: Page, control: Locator, screen: keyof typeof SCREENS): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('the control is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await takeLongest(page);
  if (screen === 'phone') return page.touchscreen.tap(x, y);
  // The first move starts enhancers. They are ready at the second one.
  for (const near of [1, 0]) {
    await page.mouse.move(x - near, y);
    await takeLongest(page);
  }
  // `click` would move the mouse again.
  await page.mouse.down();
  await page.mouse.up();
}

/** Visits a page once, and returns the duration of each control. */
async function visit(browser: Browser, url: string, { screen, steps }: Journey): Promise<number[]> {
  const context = await browser.newContext(SCREENS[screen]);
  const page = await context.newPage();
  await page.addInitScript(watchEvents, MIN_DURATION_MS);
  await page.goto(url, { waitUntil: 'networkidle' });
  const processor = await context.newCDPSession(page);
  await processor.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
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
 * Measures every control of the site on a slowed processor.
 *
 * @param base the site's address, without a slash at the end
 * @param visits how often to visit each page
 * @throws if a control cannot be found or pressed
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
