import { DRAWN, drawnPath } from '../../../variants/drawn-pages';
import { expectAccessible } from '../../support/accessibility';
import { findSpaces, getOverflow } from '../../support/layout';
import { startAll } from '../../support/start-all';
import { expect, softly, test, waitForEnhancers } from '../../support/test';

/** The least space between the words of two sections, in pixels. */
const LEAST = 28;

for (const seed of DRAWN) {
  test(`all kinds of sections stand clear of each other and are accessible in the order of seed ${seed}`, async ({
    page,
  }) => {
    await page.goto(drawnPath(seed));
    await waitForEnhancers(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await startAll(page);
      await softly.poll(() => getOverflow(page), `${width} px`).toBe(0);
      const spaces = await findSpaces(page);
      expect(spaces.length).toBeGreaterThan(40);
      softly(
        spaces.filter(({ space }) => space < LEAST),
        `${width} px`,
      ).toEqual([]);
    }
    await expectAccessible(page, drawnPath(seed));
  });
}
