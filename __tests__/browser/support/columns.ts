import type { Page } from '@playwright/test';
import { SECTIONS } from './layout';

/** The words of a page that do not keep its margins. */
export type Strays = {
  /** The first words of a section or of its first card, if they begin on none of the columns. */
  starts: string[];
  /** Words that stand in the page's margin. */
  margins: string[];
};

/**
 * Finds words that do not keep the margins. The page's column begins and ends `--edge` from the screen's
 * edges. It has twelve columns, `--gap` apart. Rows that scroll sideways and decoration do not
 * count, nor the start of words that are centred or stand at the end of their line.
 */
export const findStrays = (page: Page): Promise<Strays> =>
  page.evaluate((sections) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.position = 'absolute';
    const measure = (token: string) => {
      probe.style.width = `var(${token})`;
      return probe.getBoundingClientRect().width;
    };
    const [edge, gap] = [measure('--edge'), measure('--gap')];
    probe.remove();
    const { clientWidth } = document.documentElement;
    const step = (clientWidth - 2 * edge + gap) / 12;

    /** A letter has a blank beside it: giant titles stand further out by this part of their size. */
    const slack = (element: Element, part = 0.075) =>
      1.5 + part * Number.parseFloat(getComputedStyle(element).fontSize);

    const isOnColumn = (start: number, tolerance: number) =>
      Array.from({ length: 12 }, (_, i) => edge + i * step).some(
        (column) => Math.abs(start - column) <= tolerance,
      );

    function isFree(element: Element): boolean {
      if (element.closest('[aria-hidden="true"], dialog:not([open]), .visually-hidden'))
        return true;
      if (!element.checkVisibility({ visibilityProperty: true })) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { overflowX, position } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || box.matches('[data-slides]'))
          return true;
        if (position === 'fixed' || (box.clientWidth === 1 && box.clientHeight === 1)) return true;
      }
      return false;
    }

    function* getWords(root: Element) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const words = node.textContent?.trim();
        const parent = node.parentElement;
        if (!words || !parent || parent.closest('script, style, noscript, option')) continue;
        if (isFree(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (lines.length > 0) yield { words, parent, lines };
      }
    }

    /** The widest card around an element: a box with a frame or ground of its own, narrower than the screen. */
    function findCard(element: Element, root: Element): Element | undefined {
      let card: Element | undefined;
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { backgroundColor, backgroundImage, borderTopLeftRadius, borderTopWidth } =
          getComputedStyle(box);
        const ground = backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none';
        const framed = ground || borderTopWidth !== '0px';
        if (framed && borderTopLeftRadius !== '0px' && box.clientWidth < clientWidth) card = box;
      }
      return card;
    }

    /** Whether words are centred or stand at the end of their line. */
    function isAligned(element: Element, root: Element): boolean {
      for (let box: Element | null = element; box && box !== root; box = box.parentElement) {
        const { textAlign, justifyItems } = getComputedStyle(box);
        if ([textAlign, justifyItems].some((value) => value === 'center' || value === 'end'))
          return true;
      }
      return false;
    }

    /** The start of the words, or of the icon before them. */
    function getStart(parent: Element, lines: readonly DOMRect[]): number {
      const icon = parent.closest('a, p')?.querySelector('svg, i, [data-office]');
      const boxes = icon ? [icon.getBoundingClientRect(), ...lines] : lines;
      return Math.min(...boxes.map(({ left }) => left));
    }

    const starts: string[] = [];
    for (const section of document.querySelectorAll(sections)) {
      const [first] = getWords(section);
      if (!first) continue;
      const { words, parent, lines } = first;
      if (isAligned(parent, section)) continue;
      const start = getStart(parent, lines);
      const card = findCard(parent, section);
      const begins = card ? card.getBoundingClientRect().left : start;
      if (!isOnColumn(begins, card ? 1.5 : slack(parent))) {
        starts.push(`${Math.round(begins)} ${words}`);
      }
    }

    const margins: string[] = [];
    for (const { words, parent, lines } of getWords(document.body)) {
      if (!parent.closest(sections)) continue;
      const out = slack(parent);
      if (
        lines.some(
          ({ left, right }) =>
            left < edge - out || right > clientWidth - edge + slack(parent, 0.15),
        )
      ) {
        const [left, right] = [
          Math.min(...lines.map((line) => line.left)),
          Math.max(...lines.map((line) => line.right)),
        ];
        margins.push(`${Math.round(left)} to ${Math.round(right)} ${words}`);
      }
    }
    return { starts, margins };
  }, SECTIONS);
