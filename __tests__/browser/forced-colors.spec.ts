import { agency } from '@/content/files/agency';
import { site } from '@/content/words/site';
import { expect, test, visit } from './support/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with forced colours a line marks a button, and the link of this page', async ({ page }) => {
  await visit(page, '/about-us');
  const main = page.getByRole('navigation', { name: site().header.label, exact: true });
  for (const [link, line] of [
    ['[aria-current]', 'underline'],
    [':not([aria-current])', 'none'],
  ] as const) {
    await expect(main.locator(`a${link}`).first()).toHaveCSS('text-decoration-line', line);
  }
  const { label } = site().header.contact;
  const contact = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(contact).toHaveCSS('outline-style', 'solid');
});

test('the chosen theme looks different from the others', async ({ page }) => {
  await visit(page, '/about-us');
  const grounds = await page
    .locator('footer label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(grounds).toHaveLength(3);
  expect(new Set(grounds).size).toBe(2);
});

test('found words and portraits can be seen, and bars have edges', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/about-us');
  const portrait = page.locator('figure:has(blockquote) span:has(img)').first();
  const cover = await portrait.evaluate((span) => getComputedStyle(span, '::after').content);
  expect(cover).toBe('none');
  await expect(page.getByRole('progressbar').first()).toHaveCSS('border-top-style', 'solid');

  await visit(page, '/careers');
  await expect(page.locator('[data-office] > p').first()).toHaveCSS('border-top-style', 'solid');

  await visit(page, `/search?q=${agency().name}`);
  const [ink, ground] = await page
    .locator('mark')
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(ground).not.toBe(ink);
});

test('a field with a mistake has an edge of its own', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.locator('main form');
  await form.getByRole('button').click();
  await expect(form.locator('[aria-invalid]').first()).toHaveCSS('border-top-style', 'dashed');
});
