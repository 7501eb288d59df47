import { test as base, expect } from '@playwright/test';
import {
  type CDPEvents,
  type CDPSession,
  CDPSessionEvent,
  launch,
  type Page,
} from 'puppeteer-core';
import { type Notes, takeNotes } from './notes';
import { excuseStalls } from './stall';

const { BASE_URL = '', CHROMIUM_PATH = '', CHROMIUM_ARGS = '' } = process.env;

/**
 * Requests to other sites fail at once, because the browser does not keep a page with a frame that
 * still loads.
 */
const NO_OTHER_SITES = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

type Options = {
  /** Runs in every page before its own scripts, in prerendered pages too. */
  script: string;
  /** Whether the pages' own policies are switched off. */
  bypassCSP?: boolean;
};

/** A tab of a browser that prerenders pages and keeps them for the back button. */
export type Tab = {
  page: Page;
  /**
   * Runs a function in the page that is prerendered and not visited yet. The function is sent as
   * text.
   */
  inPrerendered: (run: () => unknown) => Promise<unknown>;
  /** Listens to one kind of DevTools event of every page, prerendered ones too. */
  on: <Name extends keyof CDPEvents>(
    name: Name,
    listener: (event: CDPEvents[Name]) => void,
  ) => void;
  close: () => Promise<void>;
};

/**
 * Opens a tab in a browser of its own. Playwright's browser neither prerenders pages nor keeps them,
 * and Puppeteer's page gives no access to prerendered pages, so this follows the sessions below it.
 */
export async function openTab({ script, bypassCSP = false }: Options): Promise<Tab> {
  const browser = await launch({
    executablePath: CHROMIUM_PATH,
    args: [...CHROMIUM_ARGS.split(' ').filter(Boolean), NO_OTHER_SITES],
    defaultViewport: { width: 1440, height: 1000 },
    // A page does not answer any more once another one has replaced it.
    protocolTimeout: 20_000,
  });
  const connection = (await browser.target().createCDPSession()).connection();
  const sessions: CDPSession[] = [];
  const listeners: ((session: CDPSession) => void)[] = [];

  /** Puppeteer lets a page run only after these commands. Workers refuse them. */
  function setUp(session: CDPSession) {
    sessions.unshift(session);
    for (const listen of listeners) listen(session);
    for (const done of [
      session.send('Page.enable'),
      session.send('Preload.enable'),
      session.send('Page.setBypassCSP', { enabled: bypassCSP }),
      session.send('Page.addScriptToEvaluateOnNewDocument', { source: script }),
    ])
      done.catch(() => {});
  }
  connection?.on(CDPSessionEvent.SessionAttached, setUp);

  return {
    page: await browser.newPage(),
    async inPrerendered(run) {
      const expression = `document.prerendering ? (${run})() : undefined`;
      for (const session of sessions) {
        const answer = await session
          .send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
          .catch(() => null);
        if (answer?.result.value !== undefined) return answer.result.value;
      }
      return undefined;
    },
    on: (name, listener) => {
      const listen = (session: CDPSession) => session.on(name, listener);
      listeners.push(listen);
      sessions.forEach(listen);
    },
    close: () => browser.close(),
  };
}

/** A test in a tab that notes what happens to its pages. */
export const test = base.extend<{ tab: Tab }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  tab: async ({}, use, info) => {
    const tab = await openTab({ script: `(${takeNotes})()` });
    await excuseStalls(tab.page, info, () => use(tab));
    await tab.close();
  },
});

export { expect };

/** The notes of the page that shows. */
export const getNotes = ({ page }: Tab) =>
  page.evaluate(() => {
    const notes: Notes = Reflect.get(window, 'notes');
    return notes;
  });

async function expectArrival({ page }: Tab, path: string): Promise<void> {
  const seen = await page.evaluate(() => ({
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
export const waitForArrival = (tab: Tab, path: string) =>
  expect(() => expectArrival(tab, path)).toPass({ timeout: 40_000 });

/** Goes to a page in a tab and waits until it shows. */
export async function visitInTab(tab: Tab, path: string): Promise<void> {
  await tab.page.goto(BASE_URL + path);
  await waitForArrival(tab, path);
}

/** Goes back to the page at `path`. Puppeteer cannot follow where a prerendered page replaced it. */
export async function goBack(tab: Tab, path: string): Promise<void> {
  await tab.page.evaluate(() => history.back());
  await waitForArrival(tab, path);
}

/** Scrolls to the first visible element that matches, and returns its middle once nothing moves or covers it. */
const scrollToElement = (page: Page, selector: string) =>
  page.evaluate(async (wanted) => {
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
export async function pointAt({ page }: Tab, selector: string): Promise<void> {
  const { x, y } = await scrollToElement(page, selector);
  await page.mouse.move(1, 1);
  await page.mouse.move(x, y);
}

/** Presses an element with the mouse. The page may be gone before it answers. */
export async function press({ page }: Tab, selector: string): Promise<void> {
  const { x, y } = await scrollToElement(page, selector);
  await page.mouse.click(x, y).catch(() => {});
}

/** Chooses a theme by the footer's switch. */
export const chooseTheme = (tab: Tab, name: string): Promise<void> =>
  press(tab, `footer label:has([data-theme-choice][value="${name}"])`);

/** The theme that the page has, and the one that its footer shows as chosen. */
export const getTheme = ({ page }: Tab) =>
  page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    chosen: document.querySelector<HTMLInputElement>('footer [data-theme-choice]:checked')?.value,
  }));
