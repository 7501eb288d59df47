import { readExported } from './support/exported';
import { everyPage } from './support/routes';
import { expect, test, visit } from './support/test';
import { findWordsOnPhotographs } from './support/words-on-photographs';

const paths = everyPage.filter((path) =>
  readExported(`${path === '/' ? '/index' : path}.html`).includes('data-photograph'),
);

test('no words lie on a photograph without a ground', async ({ page }) => {
  test.skip(paths.length === 0, 'No page has a photograph in the place of a cut-out.');
  for (const path of paths) {
    await visit(page, path);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await findWordsOnPhotographs(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
