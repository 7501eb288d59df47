import { expectAccessible } from '../../support/accessibility';
import { findCovered } from '../../support/covered';
import { openExample, sections } from '../../support/gallery';
import { findClipped, findCutOff, getOverflow } from '../../support/layout';
import { softly, test } from '../../support/test';

/** The last is the one that axe reads. */
const WIDTHS = [1440, 320];

/** Once it runs, its buttons reach the slides beside the screen. */
const CAROUSEL = 'section[aria-roledescription]';

/** What a page shows that fits. */
const FITS = { overflow: 0, cutOff: [], clipped: [], covered: [] };

const shown = [
  { name: 'the index of the sections', paths: ['/sections'] },
  { name: 'the page of the brand', paths: ['/brand'] },
  ...sections,
];

for (const { name, paths } of shown) {
  test(`${name} is accessible and fits the screen with few and with many items`, async ({
    page,
  }) => {
    for (const path of paths) {
      await openExample(page, path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const look = async () => ({
          overflow: await getOverflow(page),
          cutOff: await findCutOff(page, CAROUSEL),
          clipped: await findClipped(page, CAROUSEL),
          covered: await findCovered(page),
        });
        // A carousel lays its slides out anew a moment after the window has another width.
        await softly.poll(look, `${path}, ${width} px`).toEqual(FITS);
      }
      await expectAccessible(page, path);
    }
  });
}
