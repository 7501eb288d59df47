import type { Page } from '@playwright/test';

/**
 * Finds words that cannot be read: lines that another line covers, and words that a box cuts off although it
 * does not scroll. With forced colours the browser paints a plate in the page's colour behind each line, from
 * the ascent to the descent of its typeface.
 *
 * @param except a selector of elements that do not count
 * @param blank the part of a line's height above and below its letters that covers nothing
 */
export const findUnreadable = (page: Page, except: string, blank = 0) =>
  page.evaluate(
    ([selector, part]) => {
      const isTurned = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).rotate !== 'none' || isTurned(element.parentElement));

      function isClipped({ top, bottom, left, right }: DOMRect, parent: Element): boolean {
        for (
          let box = parent;
          box !== document.body && box.parentElement;
          box = box.parentElement
        ) {
          const { overflowX, overflowY } = getComputedStyle(box);
          const edge = box.getBoundingClientRect();
          if ([overflowX, overflowY].some((how) => how === 'auto' || how === 'scroll'))
            return false;
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
        const unseen = '[aria-hidden="true"], [inert], .visually-hidden, script, style, option';
        if (parent.closest(`${unseen}, ${selector}`)) continue;
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
    },
    [except, blank] as const,
  );
