import { findDamagedWords } from './support/letters';
import { keptPages, people } from './support/routes';
import { partByWidth } from './support/sweep';
import { expect, test, visit } from './support/test';

/** The pages whose titles or figures stand behind pictures. */
const PAGES = ['/', '/about-us', '/contact', '/team', ...people.slice(0, 2)];

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const HEIGHT = 900;

for (const path of keptPages) {
  for (const { widths, tag } of partByWidth(path, PAGES, WIDTHS)) {
    const title = `no picture covers letters of headings, names and figures on ${path} at ${widths.join(', ')} px`;
    test(title, { tag }, async ({ page }) => {
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        expect.soft(await findDamagedWords(page), `${width} px`).toEqual([]);
      }
    });
  }
}
