import type { Page } from '@playwright/test';
import { expect, test, visit } from './support/test';

const PAGES = ['/blogs/1', '/job-description/1', '/privacy-policy', '/terms-condition'];

/** What of a page would stand on paper in another colour than black, or on a ground. */
const coloured = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#top *, main, main *, footer, footer *')]
      .filter((element) => !element.closest('svg') && element.checkVisibility())
      .filter((element) => {
        const { color, backgroundColor, backgroundImage } = getComputedStyle(element);
        const bare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
        return color !== 'rgb(0, 0, 0)' || !bare;
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
  );

/** The words of headings, paragraphs and lists that print leaves out. */
const leftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td)')]
      .filter((element) => !element.closest('nav, form, dialog, [aria-hidden="true"]'))
      .filter((element) => !element.matches('.needs-script, .without-popovers'))
      .filter((element) => element.textContent?.trim() && !element.checkVisibility())
      .map(({ textContent }) => textContent),
  );

/** Blocks of words of which one lies over another. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main :is(h1, h2, h3, p, pre, table, img)')]
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.height > 0);
    return blocks.slice(1).flatMap(({ element, box }, index) => {
      const before = blocks[index];
      if (!before || before.element.contains(element)) return [];
      return box.top < before.box.bottom - 2 && box.left < before.box.right - 2
        ? [`${element.textContent?.slice(0, 30)} over ${before.element.textContent?.slice(0, 30)}`]
        : [];
    });
  });

test.describe('on paper', () => {
  // As wide as A4 between its margins.
  test.use({ viewport: { width: 665, height: 986 } });

  for (const path of PAGES) {
    test(`${path} is all words, black on white, and nothing to press`, async ({ page }) => {
      await visit(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#top a svg').first()).toBeVisible();
      await expect(page.locator('footer').getByText('hello@rivermark.example')).toBeVisible();
      await expect(page.locator(':is(nav, form, button, dialog):visible')).toHaveCount(0);
      expect.soft(await coloured(page)).toEqual([]);
      expect.soft(await leftOut(page)).toEqual([]);
      expect.soft(await overlaps(page)).toEqual([]);
    });
  }

  test('a link to another site shows where it leads', async ({ page }) => {
    await page.goto('/privacy-policy');
    await page.emulateMedia({ media: 'print' });
    const [shown, wanted] = await page
      .locator('main li a[href^="http"]')
      .first()
      .evaluate((link) => [getComputedStyle(link, '::after').content, link.getAttribute('href')]);
    expect(shown).toContain(wanted);
  });
});
