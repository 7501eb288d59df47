import { DRAWN, drawnPath } from '../../../variants/drawn-pages';
import { expectAccessible } from '../../support/accessibility';
import { findSpaces, getOverflow } from '../../support/layout';
import { startAll } from '../../support/start-all';
import { expect, test, waitForEnhancers } from '../../support/test';

/** The least space between the words of two sections, in pixels. */
const LEAST = 28;

for (const seed of DRAWN) {
  for (const width of [1440, 390]) {
    test(`${width} px: all kinds of sections stand clear of each other in the order of seed ${seed}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(drawnPath(seed));
      await waitForEnhancers(page);
      await startAll(page);
      expect(await getOverflow(page)).toBe(0);
      const spaces = await findSpaces(page);
      expect(spaces.length).toBeGreaterThan(40);
      expect(spaces.filter(({ space }) => space < LEAST)).toEqual([]);
    });
  }

  test(`all kinds of sections are accessible on one page in the order of seed ${seed}`, async ({
    page,
  }) => {
    await page.goto(drawnPath(seed));
    await waitForEnhancers(page);
    await startAll(page);
    await expectAccessible(page, drawnPath(seed));
  });
}
