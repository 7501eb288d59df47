import type { Page } from '@playwright/test';
import { site } from '@/content/site';
import { everyPage } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

// The test's own style lays out all sections at once. The page's policy would refuse it.
test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, bypassCSP: true });
const LAID_OUT = '* { content-visibility: visible !important; }';

/**
 * Finds lines of words that another line covers. With forced colours the browser paints a plate in
 * the page's colour behind each line, from the ascent to the descent of its typeface.
 */
const findCoveredLines = (page: Page) =>
  page.evaluate(() => {
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
          const high = Math.min(bottom, other.bottom) - Math.max(top, other.top);
          const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
          return wide > 4 && high > 2;
        })
        .map((other) => `"${words}" by "${other.words}"`);
    });
  });

for (const path of everyPage) {
  test(
    `no line of ${path} covers another with forced colours`,
    onEveryPage(path),
    async ({ page }) => {
      await visit(page, path);
      await page.addStyleTag({ content: LAID_OUT });
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await findCoveredLines(page), `covered at ${width}`).toEqual([]);
      }
    },
  );
}

test('with forced colours a line marks a button, and the link of this page', async ({ page }) => {
  await visit(page, '/about-us');
  const main = page.getByRole('navigation', { name: site.header.label, exact: true });
  for (const [link, line] of [
    ['[aria-current]', 'underline'],
    [':not([aria-current])', 'none'],
  ] as const) {
    await expect(main.locator(`a${link}`).first()).toHaveCSS('text-decoration-line', line);
  }
  const { label } = site.header.contact;
  const contact = page.getByRole('banner').getByRole('link', { name: label, exact: true });
  await expect(contact).toHaveCSS('outline-style', 'solid');
});

test('the chosen theme looks different from the others', async ({ page }) => {
  await visit(page, '/about-us');
  const grounds = await page
    .locator('footer label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(grounds).toHaveLength(3);
  expect(new Set(grounds).size).toBe(2);
});
