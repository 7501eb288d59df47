import type { Page } from '@playwright/test';
import { articles, people, projects, services } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Together they have each kind of picture: in rows that turn, in cards, dialogs and menus. */
const PAGES = [
  '/',
  '/about-us',
  '/projects',
  '/team-details',
  // One of each collection that has entries.
  ...[services, articles, projects, people].flatMap((paths) => paths.slice(0, 1)),
];

const PHONE = { width: 390, height: 844 };

/** What the browser says of the line. */
type Line = { readonly saveData?: boolean; readonly effectiveType?: string };

const sayOfLine = (page: Page, line: Line) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value });
  }, line);

/** Reads how far the pictures of a page are. */
const countPictures = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.images];
    return {
      all: images.length,
      lazy: images.filter(({ loading }) => loading === 'lazy').length,
      waiting: images.filter(({ complete }) => !complete).map(({ src }) => src),
    };
  });

/** Waits until the clocks run, which start when the page is idle, and then for an idle moment. */
async function waitUntilIdle(page: Page) {
  await expect(page.locator('header [data-clock]').first()).toHaveText(/^\d\d:\d\d$/);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

for (const path of PAGES) {
  test(`a wide screen fetches every picture of ${path} without a scroll`, {
    tag: ['/', '/team-details'].includes(path) ? [] : SWEEP,
  }, async ({ page }) => {
    await visit(page, path);
    await expect.poll(() => countPictures(page)).toMatchObject({ lazy: 0, waiting: [] });
    expect((await countPictures(page)).all).toBeGreaterThan(7);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('pictures of a closed menu are fetched one by one', async ({ page }) => {
  const log: { url: string; event: 'start' | 'end' }[] = [];
  page.on('request', (request) => log.push({ url: request.url(), event: 'start' }));
  page.on('requestfinished', (request) => log.push({ url: request.url(), event: 'end' }));
  await visit(page, '/about-us');
  await expect.poll(() => countPictures(page)).toMatchObject({ lazy: 0, waiting: [] });
  const pictures = await page
    .locator('header [popover] img')
    .evaluateAll((all) =>
      all.map((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')),
    );
  const events = log.filter(({ url }) => pictures.includes(url)).map(({ event }) => event);
  expect(events.length).toBeGreaterThan(4);
  expect(events).toEqual(events.map((_, i) => (i % 2 === 0 ? 'start' : 'end')));
});

test.describe('without a picture', () => {
  test.use({ tolerated: /ERR_FAILED/ });

  test('a picture that fails does not stop the others', async ({ page }) => {
    let failed = '';
    await page.route('**/pictures/**', (route) => {
      failed ||= route.request().url();
      return route.request().url() === failed ? route.abort() : route.continue();
    });
    await visit(page, '/privacy-policy');
    await expect.poll(() => countPictures(page)).toMatchObject({ lazy: 0, waiting: [] });
    expect(failed).not.toBe('');
  });
});

for (const { name, line, viewport } of [
  { name: 'a phone', viewport: PHONE },
  { name: 'a visitor who saves data', line: { saveData: true, effectiveType: '4g' } },
  { name: 'a slow line', line: { saveData: false, effectiveType: '3g' } },
]) {
  test(`${name} fetches a picture only near the screen`, async ({ page }) => {
    if (viewport) await page.setViewportSize(viewport);
    if (line) await sayOfLine(page, line);
    let lazyInHtml = 0;
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'document') return;
      lazyInHtml = (await response.text()).split('loading="lazy"').length - 1;
    });
    await visit(page, '/');
    await waitUntilIdle(page);
    const { lazy, waiting } = await countPictures(page);
    expect(lazyInHtml).toBeGreaterThan(0);
    expect(lazy).toBe(lazyInHtml);
    expect(waiting.length).toBeGreaterThan(0);
  });
}
