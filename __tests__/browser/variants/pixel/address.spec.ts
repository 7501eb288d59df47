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

for (const path of ['/', '/home-two', '/services', '/blogs', '/contact']) {
  test(`on a site without an address, ${path} names none`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator(ADDRESSES.join())).toHaveCount(0);
  });
}
