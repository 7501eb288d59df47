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
