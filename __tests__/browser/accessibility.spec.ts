import { aliases, filmPages } from '../../content/routes';
import { runAxe } from './support/accessibility';
import { everyPage, unknownPages } from './support/routes';
import { SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

const [notFound = ''] = unknownPages;
const pages = [...everyPage, ...filmPages, notFound, '/500'].filter((path) => !(path in aliases));
const WIDTHS = [390, 1440];
const SCHEMES = ['light', 'dark'] as const;

// The server answers the two error pages with their status.
test.use({ tolerated: /404|500/ });

for (const path of pages) {
  test(`axe finds nothing on ${path}`, { tag: SWEEP }, async ({ page }, { annotations }) => {
    await visit(page, path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        const { faults, open } = await runAxe(page);
        expect.soft(faults, `${width} px, ${colorScheme}`).toEqual([]);
        for (const description of open) annotations.push({ type: 'look at', description });
      }
    }
  });
}
