import type { Page } from '@playwright/test';
import { site } from '@/content/site/site';
import { projects } from './support/routes';
import { expect, test, visit } from './support/test';

/** The most that the pictures of a page may weigh before a visitor scrolls, in bytes. */
const AT_REST = 120_000;

/** How many pictures of the page itself are not there yet. */
const countMissing = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((all) => all.filter((img) => !(img as HTMLImageElement).complete).length);

const scrollBy = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollBy({ top: y, behavior: 'instant' }), top);

for (const path of ['/', ...projects.slice(0, 1)]) {
  test(`a wide screen fetches the pictures of ${path} that are far away at the first scroll`, async ({
    page,
  }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/pictures/')) {
        sizes.push(response.body().then(({ length }) => length));
      }
    });
    await page.setViewportSize({ width: 1350, height: 940 });
    await visit(page, path);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const atRest = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    if (site().agency.name === 'Rivermark') expect(atRest).toBeLessThanOrEqual(AT_REST);
    await scrollBy(page, 1);
    await expect.poll(() => countMissing(page)).toBe(0);
  });
}

for (const { name, width = 1440, line } of [
  { name: 'a phone', width: 390 },
  { name: 'a visitor who saves data', line: { saveData: true, effectiveType: '4g' } },
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
    // The first scroll would start what fetches the others.
    await scrollBy(page, 1);
    await expect(page.locator('[data-enhance="images"]')).toHaveAttribute('data-enhanced');
    expect(lazyInHtml).toBeGreaterThan(0);
    await expect(page.locator('img[loading="lazy"]')).toHaveCount(lazyInHtml);
    const isWaiting = (all: Element[]) => all.some((img) => !(img as HTMLImageElement).complete);
    expect(await page.locator('img').evaluateAll(isWaiting)).toBe(true);
  });
}
