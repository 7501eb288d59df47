import type { Page } from '@playwright/test';

/**
 * Controls, headings and cards of the page that something lies over, so that the mouse hits that
 * instead. Each is named with its cover. They are tried in the middle of their box; inline controls
 * in the middle of each of their lines, headings in the middle of each line of their words.
 */
export const covered = (page: Page) =>
  page.evaluate(() => {
    type Point = { x: number; y: number };

    const CONTROLS = 'a[href], button, input, textarea, select, summary';
    const HEADINGS = 'h1, h2, h3, h4, h5, h6';
    const CARDS = 'main li, main article';

    const middleOf = ({ left, top, width, height }: DOMRect): Point => ({
      x: left + width / 2,
      y: top + scrollY + height / 2,
    });
    const hasArea = ({ width, height }: DOMRect) => width > 1 && height > 1;

    /** The lines of words in `element`, one box each. */
    function linesOf(element: Element): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    }

    /** The label that stands for a field which only screen readers are shown. */
    function shownOf(control: Element): Element {
      const isHidden = !hasArea(control.getBoundingClientRect());
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return isHidden && label ? label : control;
    }

    function boxesOf(element: Element): DOMRect[] {
      if (element.matches(HEADINGS)) return linesOf(element);
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline ? [...element.getClientRects()] : [element.getBoundingClientRect()];
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .visually-hidden');

    /** A point is hit by its whole pixel, so the last one at an edge belongs to neither side. */
    const isBeside = (x: number, left: number, right: number) => x < left + 1 || x > right - 1;

    /** Whether the point of `element` has scrolled out of a row that scrolls or turns. */
    function isScrolledOut(element: Element, { x }: Point): boolean {
      const row = element.parentElement?.closest('[data-slides], .slick-list, [data-slick]');
      for (let box = element.parentElement; box; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        const scrolls = overflowX === 'auto' || overflowX === 'scroll' || box === row;
        const { left, right } = box.getBoundingClientRect();
        if (scrolls && isBeside(x, left, right)) return true;
      }
      return isBeside(x, 0, innerWidth);
    }

    function isHit(element: Element, hit: Element): boolean {
      if (element.contains(hit)) return true;
      if (element.matches(CONTROLS)) return false;
      // A picture may let the mouse through: what the card stands in does not lie over it.
      if (element.matches(CARDS) && hit.contains(element)) return true;
      // The link that a heading stands in, or a card's own link, which covers all of the card.
      const link = hit.closest('a, label, summary');
      const card = link?.closest('li, article') ?? link;
      return card?.contains(element) ?? false;
    }

    const nameOf = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40)}`.trim();

    /** What lies over the point, with the window scrolled until it stands `from` of its height down. */
    function over({ x, y }: Point, from: number): Element | null {
      scrollTo({ top: y - innerHeight * from, behavior: 'instant' });
      return document.elementFromPoint(x, y - scrollY);
    }

    // What is skipped while it is off the screen would be hit by nothing. Its containment stays.
    for (const section of document.querySelectorAll<HTMLElement>('main > *, footer')) {
      if (getComputedStyle(section).contentVisibility !== 'auto') continue;
      section.style.contain = 'layout style paint';
      section.style.contentVisibility = 'visible';
    }

    scrollTo({ top: 0, behavior: 'instant' });
    const points = [...document.querySelectorAll(`${CONTROLS}, ${HEADINGS}, ${CARDS}`)]
      .map(shownOf)
      .filter(isShown)
      .flatMap((element) =>
        boxesOf(element)
          .filter(hasArea)
          .map((box) => ({ element, point: middleOf(box) })),
      )
      .filter(({ element, point }) => point.y > 0 && !isScrolledOut(element, point))
      .sort((one, other) => one.point.y - other.point.y);

    const found = new Set<string>();
    for (const { element, point } of points) {
      const y = point.y - scrollY;
      const isCentral = y > innerHeight * 0.3 && y < innerHeight * 0.7;
      const first = isCentral ? document.elementFromPoint(point.x, y) : over(point, 0.5);
      if (first && isHit(element, first)) continue;
      // What is fixed to the screen lies over another place after a scroll.
      const tries = [0.5, 0.25, 0.75].map((from) => over(point, from));
      if (tries.some((hit) => hit && isHit(element, hit))) continue;
      const cover = tries[0];
      found.add(`${nameOf(element)} under ${cover ? nameOf(cover) : 'nothing'}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
