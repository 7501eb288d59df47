import { once } from 'node:events';
import { createServer } from 'node:http';
import { test as base, expect } from '@playwright/test';
import { META_SCRIPT, metaScript, parseReport } from '../../support/meta';
import { openTab, type Tab, visitInTab } from '../../support/tab';

const { BASE_URL = '' } = process.env;

/** How long the shortest visit lasts that is tried, in milliseconds. */
const SHORT_MS = 700;

/** Sends the requests to Meta to a server of the test, also those that DevTools do not see. */
const redirect = (
  server: string,
) => `for (const { prototype } of [HTMLImageElement, HTMLScriptElement]) {
  Object.defineProperty(prototype, 'src', {
    get() { return this.getAttribute('src') ?? ''; },
    set(address) {
      this.setAttribute('src', String(address).replace(/^https:..(connect|www).facebook.(net|com)/, '${server}'));
    },
  });
}`;

type Meta = {
  tab: Tab;
  /** The paths of the pages whose views were counted, one entry a view. */
  views: string[];
  /** Makes the answer to each request of Meta's script wait. Returns a function that sends it. */
  holdScript: () => () => void;
  /** How often Meta's script was requested. */
  asked: () => number;
};

/** A Chromium of its own, and a server that stands in for Meta. */
const test = base.extend<{ meta: Meta }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  meta: async ({}, use) => {
    const views: string[] = [];
    let asked = 0;
    let held = Promise.resolve();
    const server = createServer(async ({ url = '' }, response) => {
      const report = parseReport(`https://www.facebook.com${url}`);
      if (report?.event === 'PageView') views.push(report.path);
      const isScript = META_SCRIPT.endsWith(url);
      if (isScript) {
        asked += 1;
        await held;
      }
      response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'image/gif' });
      response.end(isScript ? metaScript : '');
    }).listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const tab = await openTab({ script: redirect(`http://localhost:${port}`), bypassCSP: true });
    await use({
      tab,
      views,
      holdScript() {
        let release = () => {};
        held = new Promise((resolve) => {
          release = resolve;
        });
        return release;
      },
      asked: () => asked,
    });
    await tab.close();
    server.close();
  },
});

/** Expects exactly these views, now and a while later. */
async function expectViews({ tab, views }: Meta, paths: string[]) {
  await expect.poll(() => views).toEqual(paths);
  await tab.page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), SHORT_MS);
  expect(views).toEqual(paths);
}

/** Leaves the page for a picture of the site. */
const leave = ({ tab }: Meta) => tab.page.goto(`${BASE_URL}/icon.svg`);

/** Visits a page with the processor slowed four times, and leaves it. */
async function visitBriefly(meta: Meta, path: string) {
  const { page } = meta.tab;
  await page.emulateCPUThrottling(4);
  // Puppeteer waits for no later moment of this navigation, which the next one ends.
  const ended = page.goto(BASE_URL + path).catch(() => null);
  await page.waitForRequest(BASE_URL + path);
  await new Promise((resolve) => setTimeout(resolve, SHORT_MS));
  await leave(meta);
  await ended;
  await page.emulateCPUThrottling(1);
}

test('counts a page that is left after 0.7 seconds on a slow machine', async ({ meta }) => {
  await visitBriefly(meta, '/about-us');
  await expectViews(meta, ['/about-us']);
});

test('counts a page once whose view waits for Meta’s script', async ({ meta }) => {
  const release = meta.holdScript();
  await visitInTab(meta.tab, '/about-us');
  await expect.poll(meta.asked).toBe(1);
  await leave(meta);
  release();
  await expectViews(meta, ['/about-us']);
});

test('counts a page once whose view Meta’s script has taken', async ({ meta }) => {
  await visitInTab(meta.tab, '/about-us');
  await expectViews(meta, ['/about-us']);
  await leave(meta);
  await expectViews(meta, ['/about-us']);
});

test('counts no short visit of somebody who refused', async ({ meta }) => {
  await meta.tab.page.goto(`${BASE_URL}/icon.svg`);
  await meta.tab.page.evaluate(() => localStorage.setItem('tracker', 'refused'));
  await visitBriefly(meta, '/about-us');
  await expectViews(meta, []);
});
