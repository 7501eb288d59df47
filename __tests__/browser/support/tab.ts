import { test as base, expect } from '@playwright/test';
import { type CDPSession, CDPSessionEvent, launch, type Page } from 'puppeteer-core';
import { excuseStalls } from './stall';

const { BASE_URL = '', CHROMIUM_PATH = '', CHROMIUM_ARGS = '' } = process.env;

/**
 * Requests to other sites fail at once, because the browser does not keep a page with a frame that
 * still loads.
 */
const NO_OTHER_SITES = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * Opens a page in a browser that prerenders pages and keeps them for the back button, as Playwright's does not.
 *
 * @param onSession is called with each DevTools session of the page. Another session would stop prerendering
 */
async function openTab(onSession?: (session: CDPSession) => void): Promise<Page> {
  const browser = await launch({
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS.split(' ').filter(Boolean), NO_OTHER_SITES],
    defaultViewport: { width: 1440, height: 1000 },
    // A page does not answer any more once another one has replaced it.
    protocolTimeout: 20_000,
  });
  const connection = (await browser.target().createCDPSession()).connection();
  if (onSession) connection?.on(CDPSessionEvent.SessionAttached, onSession);
  return browser.newPage();
}

/** What the browser does with links: the last state of each page, and all that it considers. */
type Preloads = { prerenders: Map<string, string>; candidates: Set<string> };

const getPath = (url: string) => new URL(url).pathname;

/** A test in a tab of a Chromium that prerenders pages and keeps those that visitors leave. */
export const test = base.extend<{ tab: Page; preloads: Preloads }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  preloads: async ({}, use) => {
    await use({ prerenders: new Map(), candidates: new Set() });
  },
  tab: async ({ preloads: { prerenders, candidates } }, use, info) => {
    const tab = await openTab((session) => {
      session.on('Preload.prerenderStatusUpdated', ({ key, status }) => {
        prerenders.set(getPath(key.url), status);
      });
      session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
        for (const { key } of preloadingAttemptSources)
          candidates.add(`${key.action} ${getPath(key.url)}`);
      });
      // Workers refuse it.
      session.send('Preload.enable').catch(() => {});
    });
    await excuseStalls(tab, info, () => use(tab));
    await tab.browser().close();
  },
});

export { expect };

async function expectArrival(tab: Page, path: string): Promise<void> {
  const seen = await tab.evaluate(() => ({
    path: location.pathname,
    complete: document.readyState === 'complete',
    waiting: document.querySelectorAll('[data-when="load"]:not([data-enhanced])').length,
    preloading: document
      .querySelector('[data-preloader]')
      ?.checkVisibility({ visibilityProperty: true }),
  }));
  expect(seen).toEqual({ path, complete: true, waiting: 0, preloading: false });
}

/** Waits until the page at `path` shows, its preloader is gone and its enhancers have started. */
export const waitForArrival = (tab: Page, path: string) =>
  expect(() => expectArrival(tab, path)).toPass({ timeout: 40_000 });

/** Goes to a page in a tab and waits until it shows. */
export async function visitInTab(tab: Page, path: string): Promise<void> {
  await tab.goto(BASE_URL + path);
  await waitForArrival(tab, path);
}

/** Goes back to the page at `path`. Puppeteer cannot follow where a prerendered page replaced it. */
export async function goBack(tab: Page, path: string): Promise<void> {
  await tab.evaluate(() => history.back());
  await waitForArrival(tab, path);
}

/** Scrolls to the first visible element that matches, and returns its middle once nothing moves or covers it. */
const scrollToElement = (tab: Page, selector: string) =>
  tab.evaluate(async (wanted) => {
    const found = [...document.querySelectorAll(wanted)].find((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    if (!found) throw new Error(`Nothing visible matches ${wanted}.`);
    found.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    for (;;) {
      const { x, y, width, height } = found.getBoundingClientRect();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const now = found.getBoundingClientRect();
      const middle = { x: x + width / 2, y: y + height / 2 };
      const rests = now.x === x && now.y === y;
      if (rests && found.contains(document.elementFromPoint(middle.x, middle.y))) return middle;
    }
  }, selector);

/** Moves the mouse onto an element, from a place just outside the page's corner. */
export async function pointAt(tab: Page, selector: string): Promise<void> {
  const { x, y } = await scrollToElement(tab, selector);
  await tab.mouse.move(1, 1);
  await tab.mouse.move(x, y);
}

/** Presses an element with the mouse. The page may be gone before it answers. */
export async function press(tab: Page, selector: string): Promise<void> {
  const { x, y } = await scrollToElement(tab, selector);
  await tab.mouse.click(x, y).catch(() => {});
}

/** Chooses the dark theme by the footer's switch. */
export const chooseDark = (tab: Page): Promise<void> =>
  press(tab, 'footer label:has([data-theme-choice][value="dark"])');

/** Expects the dark theme, and that the footer shows it as chosen. */
export const expectDark = (tab: Page) =>
  expect
    .poll(() =>
      tab.evaluate(() => [
        document.documentElement.dataset.theme,
        document.querySelector<HTMLInputElement>('footer [data-theme-choice]:checked')?.value,
      ]),
    )
    .toEqual(['dark', 'dark']);
