import { test as base, expect, type Page, type Response } from '@playwright/test';
import { isServed } from '@/content/files/canonical';
import { isLeftOut } from '@/content/files/left-out';
import { site } from '@/content/site/site';
import { setPrivacyControl } from './consent';
import { type Mailbox, openMailbox } from './mailbox';
import { excuseStalls } from './stall';

type Options = {
  /** Problems that the test expects, such as the 404 of a missing page. */
  tolerated: RegExp | null;
  /** Addresses of other sites that the test answers itself. All others answer with empty pages. */
  answered: RegExp | null;
};

type Fixtures = {
  /** The problems of the page so far: console errors, exceptions and missing files. */
  problems: string[];
  /** The mails that the test's own pages sent. */
  mailbox: Mailbox;
};

/**
 * Answers the requests of a page to other sites with empty pages. Playwright's routes would stop every
 * request to our own site, too, and make a visit a third slower.
 */
export async function stubOtherSites(page: Page, answered: RegExp | null = null): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const responseHeaders = [{ name: 'Content-Type', value: 'text/html' }];
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    const done = answered?.test(request.url)
      ? session.send('Fetch.continueRequest', { requestId })
      : session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders });
    // The page may close before.
    done.catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

/** Collects what goes wrong in `page`. */
function collectProblems(page: Page, problems: string[], tolerated: RegExp | null) {
  const note = (problem: string) => {
    if (!tolerated?.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.text().includes('rendered it anew');
    if (isProblem) note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}

/**
 * A test whose page reaches no site but the built one, and which fails on any console error,
 * exception or missing file.
 */
export const test = base.extend<Options & Fixtures>({
  tolerated: [null, { option: true }],
  answered: [null, { option: true }],
  page: async ({ page, answered }, use) => {
    await stubOtherSites(page, answered);
    // What the owner's own tracker asks would cover parts of the page. The variants test the question.
    if (site().analytics.tracker !== 'absent') await page.addInitScript(setPrivacyControl);
    await use(page);
  },
  mailbox: [
    async ({ context, baseURL }, use, { testId }) => {
      await use(await openMailbox(context, baseURL ?? '', testId));
    },
    { auto: true },
  ],
  problems: [
    async ({ page, tolerated }, use, info) => {
      const problems: string[] = [];
      collectProblems(page, problems, tolerated);
      await excuseStalls(page, info, () => use(problems));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Fails the test at its end, so that one fault does not hide the next. */
export const softly = expect.configure({ soft: true });

/** Scrolls without an animation. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the enhancers that start with the page have started. */
export const waitForEnhancers = (page: Page) =>
  expect(page.locator('[data-when="load"]:not([data-enhanced])')).toHaveCount(0);

/** Whether the site has no page at an address that the delivered site has: a file of `content/pages`, or an entry. */
export function isAbsent(address: string): boolean {
  const path = address.replace(/\?.*/, '');
  return isLeftOut(path) || (/^\/[\w-]*$/.test(path) && !isServed(path));
}

/** Skips the test that runs if the site has no page that it needs. */
export const needPage = (path: string) => base.skip(isAbsent(path), `the site has no ${path}.`);

/**
 * Goes to a page and waits until its enhancers have started. Needs JavaScript. Skips the test if the site
 * leaves the page out.
 */
export async function visit(page: Page, path: string): Promise<Response | null> {
  needPage(path);
  const response = await page.goto(path);
  await waitForEnhancers(page);
  return response;
}
