import type { Page } from '@playwright/test';

/** Pictures with a background of their own. */
const PHOTOGRAPHS = 'main img[data-photograph]';

/** Lists the texts of a page that lie on a photograph without a ground between both. */
export const findWordsOnPhotographs = (page: Page) =>
  page.evaluate((photographs) => {
    const SOLID = 0.85;
    const LEAST = 2;
    const sheet = new CSSStyleSheet();
    // Only what takes the pointer is found at a point.
    sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
    document.adoptedStyleSheets = [sheet];
    const canvas = document.createElement('canvas').getContext('2d');

    function isSolid(element: Element): boolean {
      if (!canvas) throw new Error('This browser draws no canvas.');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = getComputedStyle(element).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      return (canvas.getImageData(0, 0, 1, 1).data[3] ?? 0) > SOLID * 255;
    }

    /** Whether the photograph is the first thing behind the text at a point of the page. */
    function lieOn(text: Element, photograph: Element, x: number, y: number): boolean {
      scrollTo({ top: y - innerHeight / 2, behavior: 'instant' });
      const stack = document.elementsFromPoint(x, y - scrollY);
      const behind = stack.slice(stack.indexOf(text));
      const ground = behind.findIndex((element) => element !== photograph && isSolid(element));
      const place = behind.indexOf(photograph);
      return stack.includes(text) && place > 0 && (ground === -1 || place < ground);
    }

    const found = new Set<string>();
    const toPage = ({ left, right, top, bottom }: DOMRect) => ({
      ...{ left, right, top: top + scrollY, bottom: bottom + scrollY },
    });
    const pictures = [...document.querySelectorAll(photographs)].map((photograph) => ({
      photograph,
      box: toPage(photograph.getBoundingClientRect()),
    }));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.parentElement;
      const words = node.textContent?.trim();
      if (!text || !words) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const line of [...range.getClientRects()].map(toPage)) {
        for (const { photograph, box } of pictures) {
          const [left, right] = [Math.max(line.left, box.left), Math.min(line.right, box.right)];
          const [top, bottom] = [Math.max(line.top, box.top), Math.min(line.bottom, box.bottom)];
          if (right - left < LEAST || bottom - top < LEAST) continue;
          if (lieOn(text, photograph, (left + right) / 2, (top + bottom) / 2)) found.add(words);
        }
      }
    }
    document.adoptedStyleSheets = [];
    return [...found];
  }, PHOTOGRAPHS);
