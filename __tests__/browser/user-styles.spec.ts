import type { Page } from '@playwright/test';
import { findBroken, findCutOff, getOverflow } from './support/layout';
import { services } from './support/routes';
import { layouts, onEveryPage, SWEEP } from './support/sweep';
import { expect, test, visit } from './support/test';
import { enlargeText, SPACED } from './support/user-styles';

// The page's policy would refuse the test's own styles.
test.use({ bypassCSP: true });

/**
 * Finds words that cannot be read: lines that another line covers, and words that a box cuts off although it
 * does not scroll. With forced colours the browser paints a plate in the page's colour behind each line, from
 * the ascent to the descent of its typeface.
 *
 * @param blank the part of a line's height above and below its letters that covers nothing
 */
const findUnreadable = (page: Page, blank = 0) =>
  page.evaluate((part) => {
    const isTurned = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).rotate !== 'none' || isTurned(element.parentElement));

    function isClipped({ top, bottom, left, right }: DOMRect, parent: Element): boolean {
      for (let box = parent; box !== document.body && box.parentElement; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const edge = box.getBoundingClientRect();
        if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll')) return false;
        const high = overflowY !== 'visible' && (top < edge.top - 2 || bottom > edge.bottom + 2);
        const wide = overflowX !== 'visible' && (left < edge.left - 2 || right > edge.right + 2);
        if (high || wide) return true;
      }
      return false;
    }

    const found: string[] = [];
    const lines: { words: string; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (parent.closest('[aria-hidden="true"], [inert], .visually-hidden, script, style, option'))
        continue;
      if (parent.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (isClipped(range.getBoundingClientRect(), parent)) found.push(`"${words}" by a box`);
      // Words without a plate; and words whose boxes are not where their lines are.
      if (getComputedStyle(parent).forcedColorAdjust === 'none' || isTurned(parent)) continue;
      if (parent.closest('#top')) continue;
      for (const box of range.getClientRects()) {
        if (box.width > 2 && box.height > 2) lines.push({ words, box });
      }
    }
    for (const [index, { words, box }] of lines.entries()) {
      // The letters are between the space above them and the descenders.
      const top = box.top + 0.25 * box.height;
      const bottom = box.bottom - 0.25 * box.height;
      for (const { words: cover, box: other } of lines.slice(index + 1)) {
        const inset = part * other.height;
        const high = Math.min(bottom, other.bottom - inset) - Math.max(top, other.top + inset);
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        if (wide > 4 && high > 2) found.push(`"${words}" by "${cover}"`);
      }
    }
    return found;
  }, blank);

test('cards grow with the text, so that their words stay above the objects of their pictures', async ({
  page,
}) => {
  test.skip(services.length === 0, 'There are no services, which these cards show.');
  await enlargeText(page);
  await visit(page, '/');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const shares = await page.locator('main li[data-card]').evaluateAll((cards) =>
      cards.map((card) => {
        const { top, height } = card.getBoundingClientRect();
        const last = card.querySelector('p')?.getBoundingClientRect();
        return last ? (last.bottom - top) / height : 1;
      }),
    );
    expect(shares.length).toBeGreaterThan(0);
    for (const share of shares) expect(share, `${width} px`).toBeLessThan(width < 700 ? 0.6 : 0.4);
  }
});

for (const path of layouts) {
  test(
    `${path} can be read with forced colours, with wide text spacing and with text of 32 px`,
    onEveryPage(path),
    async ({ page }) => {
      async function expectReadable(state: string, blank = 0) {
        for (const width of onEveryPage(path).tag === SWEEP ? [390] : [390, 1440]) {
          const place = `${state} at ${width} px`;
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await findUnreadable(page, blank), place).toEqual([]);
          expect.soft(await findCutOff(page), `cut off, ${place}`).toEqual([]);
          expect.soft(await getOverflow(page), `horizontal scroll, ${place}`).toBe(0);
        }
      }
      await page.emulateMedia({ forcedColors: 'active' });
      await visit(page, path);
      await expectReadable('forced colours');
      await page.emulateMedia({ forcedColors: 'none' });
      await page.addStyleTag({ content: SPACED });
      await expectReadable('text spacing');

      await enlargeText(page);
      await visit(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectReadable('text of 32 px', 0.25);
      // A phone of this text has room for 12 letters in a line, so that words may break there.
      await page.setViewportSize({ width: 1280, height: 900 });
      expect.soft(await findBroken(page), 'words that break').toEqual([]);
      expect.soft(await getOverflow(page), 'horizontal scroll at 1280 px').toBe(0);
    },
  );
}
