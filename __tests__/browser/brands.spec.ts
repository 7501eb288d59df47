import type { Page } from '@playwright/test';
import postcss from 'postcss';
import { OURS } from '@/content/brand/palette';
import { dress, toLook } from '../../scripts/site/sheets/plugin';
import { listRandomBrands } from '../support/brands';
import { runAxe } from './support/accessibility';
import { readExported } from './support/exported';
import { people, projects } from './support/routes';
import { kinds, SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** `BRANDS=30 npm run test:browser -- brands` lays thirty, all in both themes. */
const { BRANDS } = process.env;
const looks = listRandomBrands(Number(BRANDS ?? 3)).map((palette) => toLook(palette, 28));

const paths = [...kinds, '/team', ...projects.slice(0, 1), ...people.slice(0, 1)];

/** The sheets of a page in one. */
async function readSheets(page: Page): Promise<string> {
  const hrefs = await page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.map(readExported).join('\n');
}

/** Puts a sheet in the place of the page's own. */
const laySheet = (page: Page, css: string) =>
  page.evaluate((text) => {
    for (const own of document.styleSheets) own.disabled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const [at, path] of paths.entries()) {
  test(`${path} is legible in ${looks.length} brands`, { tag: SWEEP }, async ({ page }) => {
    await visit(page, path);
    const sheets = await readSheets(page);
    for (const [index, look] of looks.entries()) {
      const root = postcss.parse(sheets);
      dress(root, look);
      await laySheet(page, root.toString());
      const primary = look.recolour(OURS.primary);
      await expect(page.locator('html')).toHaveCSS('--marigold', primary);
      const both = ['light', 'dark'] as const;
      // A few brands show one theme on every other page.
      for (const colorScheme of BRANDS ? both : both.slice((at + index) % 2).slice(0, 1)) {
        await page.emulateMedia({ colorScheme });
        const { faults } = await runAxe(page, { rules: 'colours' });
        expect.soft(faults, `${primary}, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
