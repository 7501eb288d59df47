import type { Page } from '@playwright/test';
import { findCutOff, getOverflow } from './support/layout';
import { keptPages } from './support/routes';
import { onEveryPage, SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';

/** The text spacing of WCAG 2.2 (1.4.12). */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

// The page's policy would refuse the test's own styles.
test.use({ bypassCSP: true });

/**
 * Finds lines of words that another line covers. With forced colours the browser paints a plate in
 * the page's colour behind each line, from the ascent to the descent of its typeface.
 *
 * @param blank the part of a line's height above and below its letters that covers nothing
 */
const findCoveredLines = (page: Page, blank = 0) =>
  page.evaluate((part) => {
    const isTurned = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).rotate !== 'none' || isTurned(element.parentElement));
    const lines: { words: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('[aria-hidden="true"], [inert], #top, script, style, option')) continue;
      // Words without a plate; and words whose boxes are not where their lines are.
      if (getComputedStyle(parent).forcedColorAdjust === 'none') continue;
      if (parent.closest('.visually-hidden') || isTurned(parent)) continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2) lines.push({ words, box });
      }
    }
    return lines.flatMap(({ words, box }, index) => {
      // The letters are between the space above them and the descenders.
      const top = box.top + 0.25 * box.height;
      const bottom = box.bottom - 0.25 * box.height;
      return lines
        .slice(index + 1)
        .filter(({ box: other }) => {
          const inset = part * other.height;
          const high = Math.min(bottom, other.bottom - inset) - Math.max(top, other.top + inset);
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return wide > 4 && high > 2;
        })
        .map((other) => `"${words}" by "${other.words}"`);
    });
  }, blank);

/** Finds words that a box cuts off although it does not scroll. */
const findClipped = (page: Page) =>
  page.evaluate(() => {
    const found: { words: string; box: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('[aria-hidden="true"], [inert], .visually-hidden, script, style, option'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        // Only screen readers know these words.
        if (edge.width <= 1 && edge.height <= 1) break;
        const scrolls = [overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll');
        if (scrolls) break;
        const high = overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2);
        const wide = overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2);
        if (high || wide) found.push({ words, box: box.tagName.toLowerCase() });
      }
    }
    return found;
  });

for (const path of keptPages) {
  test(
    `${path} can be read with forced colours, with wide text spacing and with text of 32 px`,
    onEveryPage(path),
    async ({ page }) => {
      const widths = onEveryPage(path).tag === SWEEP ? [390] : [390, 1440];
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findCoveredLines(page), `covered at ${width}`).toEqual([]);
      }

      await page.emulateMedia({ forcedColors: 'none' });
      await page.addStyleTag({ content: SPACED });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findClipped(page), `clipped at ${width}`).toEqual([]);
        expect.soft(await findCoveredLines(page), `covered at ${width}`).toEqual([]);
        expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
        expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
      }

      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await visit(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findCoveredLines(page, 0.25), `covered at ${width}`).toEqual([]);
        expect.soft(await findCutOff(page), `cut off at ${width}`).toEqual([]);
        expect.soft(await getOverflow(page), `horizontal scroll at ${width}`).toBe(0);
      }
    },
  );
}
