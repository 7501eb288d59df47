import { agency } from '@/content/files/agency';
import { getWords } from '@/content/pages/pages';
import { site } from '@/content/site/site';
import { expect, test, visit } from './support/test';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

test('with forced colours, the link of this page, the chosen theme and bars can be told from the others', async ({
  page,
}) => {
  await visit(page, '/about-us');
  const main = page.getByRole('navigation', { name: site().header.label, exact: true });
  for (const [link, line] of [
    ['[aria-current]', 'underline'],
    [':not([aria-current])', 'none'],
  ] as const) {
    await expect(main.locator(`a${link}`).first()).toHaveCSS('text-decoration-line', line);
  }
  const grounds = await page
    .locator('footer label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  const bars = page.getByRole('progressbar');
  await expect(bars).toHaveCount(getWords('about', 'success')?.metrics.length ?? 0);
  for (const bar of await bars.all()) await expect(bar).toHaveCSS('border-top-style', 'solid');
});

test('with forced colours, buttons and fields with a mistake can be seen', async ({ page }) => {
  await visit(page, '/contact');
  const { label } = site().header.contact;
  const contact = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(contact).toHaveCSS('outline-style', 'solid');
  const form = page.locator('main form');
  await form.getByRole('button').click();
  await expect(form.locator('[aria-invalid]').first()).toHaveCSS('border-top-style', 'dashed');
});

test('with forced colours, found words can be seen', async ({ page }) => {
  await visit(page, `/search?q=${agency().name}`);
  const [ink, ground] = await page
    .locator('mark')
    .first()
    .evaluate((mark) => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(ground).not.toBe(ink);
});
