import type { Page } from '@playwright/test';

/**
 * Finds controls, headings and cards that something else covers, so that the mouse hits the cover.
 * A control or card is tried in the middle of its box, an inline control or a heading in the middle
 * of each of its lines.
 *
 * @returns each with its cover: "<a> Services under <div>"
 */
export const findCovered = (page: Page) =>
  page.evaluate(() => {
    type Point = { x: number; y: number };

    const CONTROLS = 'a[href], button, input, textarea, select, summary';
    const HEADINGS = 'h1, h2, h3, h4, h5, h6';
    const CARDS = 'main li, main article';

    const getMiddle = ({ left, top, width, height }: DOMRect): Point => ({
      x: left + width / 2,
      y: top + scrollY + height / 2,
    });
    const hasArea = ({ width, height }: DOMRect) => width > 1 && height > 1;

    /** The boxes of the lines of words in `element`. */
    function getLines(element: Element): DOMRect[] {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    }

    /** The label of a field that only screen readers know, or the control itself. */
    function getVisiblePart(control: Element): Element {
      const isHidden = !hasArea(control.getBoundingClientRect());
      const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
      return isHidden && label ? label : control;
    }

    function getBoxes(element: Element): DOMRect[] {
      if (element.matches(HEADINGS)) return getLines(element);
      const isInline = getComputedStyle(element).display === 'inline';
      return isInline ? [...element.getClientRects()] : [element.getBoundingClientRect()];
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .visually-hidden');

    /** A hit takes a whole pixel, so a point in the last pixel at an edge counts as outside. */
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
      // A picture may let the mouse through to what contains the card.
      if (element.matches(CARDS) && hit.contains(element)) return true;
      // The link around a heading, or a card's own link, which covers all of the card.
      const link = hit.closest('a, label, summary');
      const card = link?.closest('li, article') ?? link;
      return card?.contains(element) ?? false;
    }

    const getName = (element: Element) =>
      `<${element.localName}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '')
        .trim()
        .replace(/\s+/g, ' ')
        .slice(0, 40)}`.trim();

    /** The topmost element at a point, after scrolling the point to a share of the window's height. */
    function hitAt(getPoint: () => Point, share: number): Element | null {
      scrollTo({ top: getPoint().y - innerHeight * share, behavior: 'instant' });
      // What is sticky has moved.
      const { x, y } = getPoint();
      return document.elementFromPoint(x, y - scrollY);
    }

    scrollTo({ top: 0, behavior: 'instant' });
    const points = [...document.querySelectorAll(`${CONTROLS}, ${HEADINGS}, ${CARDS}`)]
      .map(getVisiblePart)
      .filter(isShown)
      .flatMap((element) =>
        getBoxes(element)
          .filter(hasArea)
          .map((box, place) => ({ element, place, point: getMiddle(box) })),
      )
      .filter(({ element, point }) => point.y > 0 && !isScrolledOut(element, point))
      .sort((one, other) => one.point.y - other.point.y);

    const found = new Set<string>();
    for (const { element, place, point } of points) {
      const getPoint = () => getMiddle(getBoxes(element).filter(hasArea)[place] ?? new DOMRect());
      const y = point.y - scrollY;
      const isCentral = y > innerHeight * 0.3 && y < innerHeight * 0.7;
      const first = isCentral ? document.elementFromPoint(point.x, y) : hitAt(getPoint, 0.5);
      if (first && isHit(element, first)) continue;
      // A fixed element covers another place after a scroll.
      const tries = [0.5, 0.25, 0.75].map((share) => hitAt(getPoint, share));
      if (tries.some((hit) => hit && isHit(element, hit))) continue;
      const cover = tries[0];
      found.add(`${getName(element)} under ${cover ? getName(cover) : 'nothing'}`);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found];
  });
