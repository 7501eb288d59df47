import { expect, test } from '../../support/test';

/** What needs the address of the site. */
const ADDRESSES = [
  'link[rel="canonical"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'script[type="application/ld+json"]',
  'link[type="application/rss+xml"]',
  'link[type="application/feed+json"]',
];

test('a site without an address names none', async ({ page }) => {
  for (const path of ['/', '/home-two', '/services', '/blogs', '/contact']) {
    await page.goto(path);
    await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
    await expect(page.locator(ADDRESSES.join()), path).toHaveCount(0);
  }
});
