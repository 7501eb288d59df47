import type { Page } from '@playwright/test';
import { findClipped, findCutOff, getOverflow } from './support/layout';
import { putLongWords } from './support/long-words';
import { layouts, SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** Finds dialogs and menus that are narrower than what stands in them. */
const findNarrowDialogs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[popover]')].flatMap((dialog) => {
      dialog.showPopover();
      const { scrollWidth, clientWidth, id } = dialog;
      dialog.hidePopover();
      return scrollWidth > clientWidth + 1 ? [`${id}: ${scrollWidth - clientWidth} px`] : [];
    }),
  );

for (const path of layouts) {
  test(`no word of 20 to 45 letters widens ${path}, or is cut off`, {
    tag: path === '/services' ? [] : SWEEP,
  }, async ({ page }) => {
    await visit(page, path);
    expect(await putLongWords(page)).toBeGreaterThan(10);
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await getOverflow(page), `horizontal scroll at ${width} px`).toBe(0);
      expect.soft(await findCutOff(page), `beyond the screen at ${width} px`).toEqual([]);
      expect.soft(await findClipped(page), `cut off at ${width} px`).toEqual([]);
      expect.soft(await findNarrowDialogs(page), `dialogs at ${width} px`).toEqual([]);
    }
  });
}
