import { test as base, expect } from '@playwright/test';
import { startChromium } from '../../../scripts/lab/devtools/chromium';
import type { Tab } from '../../../scripts/lab/devtools/tab';
import { type Notes, takeNotes } from './notes';
import { excuseStalls } from './stall';

const { BASE_URL = '', CHROMIUM_PATH = '', CHROMIUM_ARGS = '' } = process.env;

/** Other sites are not there, and the browser knows at once: a frame under way keeps a page from being kept. */
const ALONE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

type Fixtures = {
  /** A tab of a browser that prerenders pages and keeps them for the back button. */
  tab: Tab;
};

/** A test in a Chromium of its own, as Playwright's neither prerenders pages nor keeps them. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  tab: async ({}, use, info) => {
    const { tab, close } = await startChromium(
      { path: CHROMIUM_PATH, args: [...CHROMIUM_ARGS.split(' ').filter(Boolean), ALONE] },
      { setUp: [['Page.addScriptToEvaluateOnNewDocument', { source: `(${takeNotes})()` }]] },
    );
    await excuseStalls(tab, info, () => use(tab));
    await close();
  },
});

export { expect };

/** What the page that shows noted of itself. */
export const notesOf = (tab: Tab) =>
  tab.evaluate(() => {
    const notes: Notes = Reflect.get(window, 'notes');
    return notes;
  });

/** Waits until the page at `path` shows, its preloader is gone and its enhancers have started. */
export const arrived = (tab: Tab, path: string) =>
  expect(async () => {
    const seen = await tab.evaluate(() => ({
      path: location.pathname,
      complete: document.readyState === 'complete',
      waiting: document.querySelectorAll('[data-when="load"]:not([data-enhanced])').length,
      preloading: document
        .querySelector('[data-preloader]')
        ?.checkVisibility({ visibilityProperty: true }),
    }));
    expect(seen).toEqual({ path, complete: true, waiting: 0, preloading: false });
  }).toPass({ timeout: 40_000 });

/** Goes to a page of the site and waits for it. */
export async function visit(tab: Tab, path: string): Promise<void> {
  await tab.goto(BASE_URL + path);
  await arrived(tab, path);
}
