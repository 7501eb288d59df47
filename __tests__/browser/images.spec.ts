import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { expect, test, visit } from './support/test';

/** Reads how far the pictures of a page are. */
const countPictures = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.images];
    return {
      lazy: images.filter(({ loading }) => loading === 'lazy').length,
      waiting: images.filter(({ complete }) => !complete).map(({ src }) => src),
    };
  });

test('a wide screen fetches every picture without a scroll, and those of a closed menu one by one', async ({
  page,
}) => {
  const log: { url: string; event: 'start' | 'end' }[] = [];
  page.on('request', (request) => log.push({ url: request.url(), event: 'start' }));
  page.on('requestfinished', (request) => log.push({ url: request.url(), event: 'end' }));
  await visit(page, '/');
  await expect.poll(() => countPictures(page)).toEqual({ lazy: 0, waiting: [] });
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const pictures = await page
    .locator('header [popover] img')
    .evaluateAll((all) =>
      all.map((img) => (img instanceof HTMLImageElement ? img.currentSrc : '')),
    );
  const events = log.filter(({ url }) => pictures.includes(url)).map(({ event }) => event);
  if (site().header.services.items.length > 0) expect(pictures).not.toEqual([]);
  expect(events).toEqual(pictures.flatMap(() => ['start', 'end']));
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
    await expect.poll(() => countPictures(page)).toEqual({ lazy: 0, waiting: [] });
    expect(failed).not.toBe('');
  });
});

for (const { name, width = 1440, line } of [
  { name: 'a phone', width: 390 },
  { name: 'a visitor who saves data', line: { saveData: true, effectiveType: '4g' } },
  { name: 'a slow line', line: { saveData: false, effectiveType: '3g' } },
]) {
  test(`${name} fetches a picture only near the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    if (line) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, line);
    }
    const response = await visit(page, '/');
    const lazyInHtml = ((await response?.text()) ?? '').split('loading="lazy"').length - 1;
    // The clocks run when the page is idle.
    await expect(page.locator('header [data-clock]').first()).toHaveText(/^\d\d:\d\d$/);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const { lazy, waiting } = await countPictures(page);
    expect(lazyInHtml).toBeGreaterThan(0);
    expect(lazy).toBe(lazyInHtml);
    expect(waiting.length).toBeGreaterThan(0);
  });
}
