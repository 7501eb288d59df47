import { findDamagedWords } from './support/letters';
import { keptPages, people } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** The pages whose titles or figures stand behind pictures. */
const PAGES = ['/', '/about-us', '/contact', '/team', ...people.slice(0, 2)];

const WIDTHS = [320, 390, 768, 1024, 1440, 1920];
const HEIGHT = 900;

// The styles that paint the words are not the page's own, so its policy would refuse them.
test.use({ bypassCSP: true });

for (const path of keptPages) {
  const tag = PAGES.includes(path) ? [] : SWEEP;
  test(`no picture covers the letters of headings, names and figures on ${path}`, { tag }, async ({
    page,
  }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT });
      expect.soft(await findDamagedWords(page), `${width} px`).toEqual([]);
    }
  });
}
