import type { Page } from '@playwright/test';
import { about } from '@/content/pages/about';
import { founder } from '@/content/pages/founder';
import { findCutOff, getOverflow } from './support/layout';
import { everyPage } from './support/routes';
import { onEveryPage } from './support/sweep';
import { expect, test, visit } from './support/test';

/** The text spacing of WCAG 2.2 (1.4.12). It also lays out all sections at once. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; content-visibility: visible !important; }
  p { margin-bottom: 2em !important; }
`;

/** A phone, and 1280 px at 200% and at 100%. */
const SCREENS = [
  { width: 390, height: 844 },
  { width: 640, height: 450 },
  { width: 1280, height: 900 },
];

/**
 * Titles in a banner of fixed proportions. A long one has no room on a wide screen, but the page has the
 * same words once more.
 */
const ON_STAGE: Readonly<Record<string, readonly string[]>> = {
  '/about-us': [about.banner.title],
  '/about-me': founder.banner.title,
};

// The page's policy would refuse the test's own style.
test.use({ bypassCSP: true });

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

for (const path of everyPage) {
  test(`${path} shows every word with wide text spacing`, onEveryPage(path), async ({ page }) => {
    await visit(page, path);
    await page.addStyleTag({ content: SPACED });
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      const known = screen.width === 1280 ? (ON_STAGE[path] ?? []) : [];
      const clipped = (await findClipped(page)).filter(({ words }) => !known.includes(words));
      expect.soft(clipped, `clipped at ${screen.width}`).toEqual([]);
      expect.soft(await findCutOff(page), `cut off at ${screen.width}`).toEqual([]);
      expect.soft(await getOverflow(page), `horizontal scroll at ${screen.width}`).toBe(0);
    }
  });
}
