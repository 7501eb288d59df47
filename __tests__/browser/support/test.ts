import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type Response,
} from '@playwright/test';
import { type Mailbox, openMailbox } from './mailbox';
import { excuseStalls } from './stall';

type Options = {
  /** Console errors that belong to the test, such as the 404 of a page that is not there. */
  tolerated: RegExp | null;
};

type Fixtures = {
  /** What went wrong in the page so far: console errors, exceptions, files that are not there. */
  problems: string[];
  /** The mails that the test's own pages sent. */
  mailbox: Mailbox;
};

const isOurs = (url: string) => new URL(url).hostname === 'localhost';

/** Answers every request to another site with an empty page. */
export const keepInside = (context: BrowserContext) =>
  context.route(
    (url) => !isOurs(url.href),
    (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '' }),
  );

/** Gathers what goes wrong in `page`. */
function watch(page: Page, problems: string[], tolerated: RegExp | null) {
  const note = (problem: string) => {
    if (!tolerated?.test(problem)) problems.push(problem);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.url()}`);
  });
}

/**
 * A test whose page reaches nothing but the built site (others answer with an empty page), and
 * which fails on any error in the console.
 */
export const test = base.extend<Options & Fixtures>({
  tolerated: [null, { option: true }],
  context: async ({ context }, use) => {
    await keepInside(context);
    await use(context);
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
      watch(page, problems, tolerated);
      await excuseStalls(page, info, () => use(problems));
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Scrolls at once, even where scrolling is smooth. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Waits until the enhancers that start with the page have started. */
export const waitForEnhancers = (page: Page) =>
  expect(page.locator('[data-when="load"]:not([data-enhanced])')).toHaveCount(0);

/** Goes to a page and waits until its enhancers have started. Needs JavaScript. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await waitForEnhancers(page);
  return response;
}
