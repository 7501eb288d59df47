import type { Page } from '@playwright/test';
import { agency } from '@/content/files/agency';
import { articles, jobs } from './support/routes';
import { expect, test, visit } from './support/test';

const PAGES = [...articles.slice(0, 1), ...jobs.slice(0, 1), '/privacy-policy', '/team-details'];

/** Finds what would be printed in another colour than black, or on a background. */
const findColoured = (page: Page) =>
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

/** Finds words of headings, paragraphs and lists that are not printed. */
const findLeftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td)')]
      .filter((element) => !element.closest('nav, form, dialog, [aria-hidden="true"]'))
      .filter((element) => !element.matches('.needs-script, .without-popovers'))
      .filter((element) => element.textContent?.trim() && !element.checkVisibility())
      .map(({ textContent }) => textContent),
  );

test.describe('on paper', () => {
  // The width of A4 without its margins.
  test.use({ viewport: { width: 665, height: 986 } });

  for (const path of PAGES) {
    test(`${path} has all of its words in black on white, and no controls`, async ({ page }) => {
      await visit(page, path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#top a svg').first()).toBeVisible();
      await expect(page.locator('footer').getByText(agency().email.display)).toBeVisible();
      await expect(page.locator(':is(nav, form, button, dialog):visible')).toHaveCount(0);
      expect.soft(await findLeftOut(page)).toEqual([]);
      if (path !== '/team-details') expect.soft(await findColoured(page)).toEqual([]);
      if (path !== '/privacy-policy') return;
      // A link to another site shows its address.
      const link = page.locator('main li a[href^="http"]').first();
      const shown = await link.evaluate((a) => getComputedStyle(a, '::after').content);
      expect(shown).toContain(await link.getAttribute('href'));
    });
  }

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
});
