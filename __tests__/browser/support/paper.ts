import type { Page } from '@playwright/test';
import { agency } from '@/content/files/agency';

/** Finds what would be printed in another colour than black, or on a background. */
export const findColoured = (page: Page) =>
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

/** Forms and carousels are left out with their headings. */
const UNPRINTED = 'section:has(form, [data-slides])';

/** Finds words of headings, paragraphs and lists that are not printed. */
export const findUnprinted = (page: Page) =>
  page.evaluate(
    (unprinted) =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dd, td)')]
        .filter((element) => !element.closest(`nav, dialog, [aria-hidden="true"], ${unprinted}`))
        .filter((element) => !element.matches('.needs-script, .without-popovers'))
        .filter((element) => element.textContent?.trim() && !element.checkVisibility())
        .map(({ textContent }) => textContent ?? ''),
    UNPRINTED,
  );

/** Finds controls on paper, and which of the logo and the address is not there. */
export async function findWrongFrame(page: Page): Promise<string[]> {
  const controls = await page.locator(':is(nav, form, button, dialog):visible').count();
  const logo = await page.locator('#top a svg').first().isVisible();
  // The small footers have no address.
  const footer = page.locator('footer:not([data-variant])');
  const mail =
    (await footer.getByText(agency().email.display).isVisible()) || (await footer.count()) === 0;
  return [
    ...(controls > 0 ? [`${controls} controls`] : []),
    ...(logo ? [] : ['no logo']),
    ...(mail ? [] : ['no address']),
  ];
}
