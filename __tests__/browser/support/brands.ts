import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { dress, toLook } from '../../../scripts/site/sheets/plugin';
import { listRandomBrands } from '../../support/brands';
import { readExported } from './exported';

const looks = listRandomBrands(6).map((palette) => toLook(palette, 28));

/** Puts the sheets of another brand in the place of the page's own. Which one, the address decides. */
export async function layBrand(page: Page, path: string): Promise<void> {
  const hrefs = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const root = postcss.parse(hrefs.map(readExported).join('\n'));
  const look = looks[path.length % looks.length];
  if (look) dress(root, look);
  await page.evaluate((text) => {
    for (const own of document.styleSheets) own.disabled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, root.toString());
}
