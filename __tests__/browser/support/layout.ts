import type { Page } from '@playwright/test';

/** How much wider than the screen the page is, in pixels. */
export const getOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/**
 * Finds words and controls that are partly beyond the left or right edge of the screen, where nobody
 * can scroll to them. Rows that scroll sideways and decoration do not count.
 *
 * @param except a selector of elements that do not count either
 */
export const findCutOff = (page: Page, except = ':not(*)') =>
  page.evaluate((selector) => {
    const { clientWidth } = document.documentElement;

    function mayLeave(element: Element): boolean {
      // A legend that only screen readers get has a box of its own size.
      const unseen = '[aria-hidden="true"], dialog:not([open]), legend.visually-hidden';
      if (element.closest(`${unseen}, ${selector}`)) return true;
      if (!element.checkVisibility({ visibilityProperty: true })) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return true;
        if (box.clientWidth === 1 && box.clientHeight === 1) return true;
      }
      return false;
    }

    const isOut = ({ left, right, width }: DOMRect) =>
      width > 0 && (right > clientWidth + 1 || left < -1);

    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('script, style, noscript, option')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if ([...range.getClientRects()].some(isOut) && !mayLeave(parent)) found.push(words);
    }
    for (const control of document.querySelectorAll('a, button, input, textarea, summary')) {
      if (isOut(control.getBoundingClientRect()) && !mayLeave(control)) {
        found.push(`<${control.tagName.toLowerCase()}> ${control.textContent?.trim()}`);
      }
    }
    return found;
  }, except);

/**
 * Finds words that a box in the main part cuts off, because they are higher or wider than it. Rows that
 * scroll and decoration do not count.
 *
 * @param except a selector of elements that do not count either
 */
export const findClipped = (page: Page, except = ':not(*)') =>
  page.evaluate((selector) => {
    const main = document.querySelector('main') ?? document.body;

    /** Whether a box around a line of words cuts off more of it than the blank above and below its letters. */
    function isClipped(line: DOMRect, element: Element): boolean {
      const blank = Number.parseFloat(getComputedStyle(element).fontSize) * 0.3;
      for (let box: Element | null = element; box && box !== main; box = box.parentElement) {
        const { overflow } = getComputedStyle(box);
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (/auto|scroll/.test(overflow) || width <= 1 || height <= 1) return false;
        const isWider = line.right > right + blank || line.left < left - blank;
        const isHigher = line.bottom > bottom + blank || line.top < top - blank;
        if (/hidden|clip/.test(overflow) && (isWider || isHigher)) return true;
      }
      return false;
    }

    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest(`[aria-hidden="true"], dialog, option, ${selector}`)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (lines.some((line) => isClipped(line, parent))) found.push(words);
    }
    return found;
  }, except);

/** Finds words in the main part that continue on the next line. Those with a hyphen may, and those of more than 20 letters. */
export const findBroken = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main') ?? document.body;
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (node.parentElement.closest('script, style, pre, [aria-hidden="true"]')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
        // Without blanks, a line may end between any two words.
        if (/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(word)) continue;
        if (word.length > 20) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        const tops = lines.map(({ top }) => top);
        const height = lines[0]?.height ?? 0;
        if (Math.max(...tops) - Math.min(...tops) > height / 2) found.push(word);
      }
    }
    return found;
  });

/** The visible words of the main part, without those that only a script can know. */
export const getVisibleWords = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    if (!main) return [];
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent || parent.closest('.needs-script')) continue;
      if (parent.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        found.push(words);
    }
    return found;
  });

/** Measures the space between the words of neighbours in the main part, in pixels. */
export const findSpaces = (page: Page) =>
  page.evaluate(() => {
    const isWords = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim());

    const sections = [...document.querySelectorAll('main > *')].flatMap((section) => {
      const boxes = [...section.querySelectorAll('*')]
        .filter(isWords)
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, left, right }) => width > 1 && left < innerWidth && right > 0);
      if (boxes.length === 0) return [];
      const name = section.className.replace(/[-_].*/, '') || section.tagName;
      const top = Math.min(...boxes.map((box) => box.top));
      return { name, top, bottom: Math.max(...boxes.map((box) => box.bottom)) };
    });
    return sections.slice(1).map(({ name, top }, i) => {
      const above = sections[i];
      return { above: above?.name, name, space: Math.round(top - (above?.bottom ?? 0)) };
    });
  });
