import { expect, test, visit } from './support/test';

// The width of A4 without its margins.
test.use({ viewport: { width: 665, height: 986 } });

test('a printed link to another site shows its address', async ({ page }) => {
  await visit(page, '/privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('main li a[href^="http"]').first();
  const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content);
  expect(shown).toContain(await link.getAttribute('href'));
});

test('the home page has the picture of its first screen, and runs on few pages', async ({
  page,
}) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('main img:visible')).toHaveCount(1);
  const box = await page.locator('main img:visible').boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  const paper = await page.pdf({ preferCSSPageSize: true, format: 'A4' });
  const pages = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages.length).toBeLessThanOrEqual(3);
});
