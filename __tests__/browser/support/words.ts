import type { Page } from '@playwright/test';
import { getContrast, getLuminance, setStyles, takePixels } from './luminance';
import { expect, scrollTo } from './test';

/** A word on a picture or a gradient. */
type Word = {
  text: string;
  /** Its box on the screen. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Red, green and blue from 0 to 255. */
  color: readonly [red: number, green: number, blue: number];
  opacity: number;
  /** The contrast that its size needs (WCAG 2.2, 1.4.3). */
  needs: number;
};

/** A word whose ground hides more of its pixels is hard to read. */
const TOLERATED_SHARE = 0.03;

/** A pixel belongs to a letter that covers this much of it. */
const MIN_COVER = 0.4;

/** Nothing on the site has this colour. */
const MARK = [255, 0, 255];

/** Paints all words in one colour, at once. Icons keep theirs. */
const paintWords = (color: string) => `* {
  transition: none !important;
  -webkit-text-fill-color: ${color} !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/**
 * Finds the words of the header and of the banner with its breadcrumb that stand on pictures or
 * gradients.
 *
 * @param from leaves out the banner's words above this height on the screen
 */
const findWordsOnPictures = (page: Page, from: number) =>
  page.evaluate((top) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    function toChannels(color: string) {
      if (!context) throw new Error('This browser has no canvas.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      return { color: [red, green, blue] as const, alpha: alpha / 255 };
    }

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

    const pictures = [...document.querySelectorAll('header *, main, main *')]
      .filter(
        (each) => each.matches('img, video') || getComputedStyle(each).backgroundImage !== 'none',
      )
      .filter(isShown)
      .map((each) => each.getBoundingClientRect());

    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    /** The boxes of a part of a text on the screen, one a line. */
    function getBoxes(text: Node, start: number, length: number): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, start + length);
      return [...range.getClientRects()].filter((box) => meet(box, screen));
    }

    function readWords(text: Node): Word[] {
      const parent = text.parentElement;
      if (!parent || !isShown(parent)) return [];
      const style = getComputedStyle(parent);
      let { color, alpha: opacity } = toChannels(style.color);
      for (let each: Element | null = parent; each; each = each.parentElement) {
        opacity *= Number(getComputedStyle(each).opacity);
      }
      const size = Number.parseFloat(style.fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
        getBoxes(text, index, word.length)
          .filter((box) => pictures.some((picture) => meet(box, picture)))
          .map(({ x, y, width, height }) => {
            const needs = isLarge ? 3 : 4.5;
            return { text: word, x, y, width, height, color, opacity, needs };
          }),
      );
    }

    function findWords(part: Element): Word[] {
      const words: Word[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) words.push(...readWords(texts.currentNode));
      return words;
    }

    const sections = [...document.querySelectorAll('main > *')];
    const banner = sections.find((section) => section.querySelector('h1'));
    const header = document.querySelector('header');
    if (!header || !banner) throw new Error('The page has no header, or no banner with a heading.');
    return [...findWords(header), ...findWords(banner).filter(({ y }) => y >= top)];
  }, from);

/**
 * Finds the words whose ground has too little contrast, by pixels. A word behind a picture counts
 * with the part that one can see.
 *
 * @returns each with its least contrast: "Noida 1.9"
 */
async function findHardToRead(page: Page, words: readonly Word[]): Promise<string[]> {
  const size = page.viewportSize();
  if (words.length === 0 || !size) return [];
  const { width } = size;
  const y = Math.max(0, Math.floor(Math.min(...words.map((word) => word.y))));
  const bottom = Math.min(
    size.height,
    Math.ceil(Math.max(...words.map((word) => word.y + word.height))),
  );
  const clip = { x: 0, y, width, height: bottom - y };
  await setStyles(page, paintWords('transparent'));
  const ground = await takePixels(page, clip);
  await setStyles(page, paintWords(`rgb(${MARK})`));
  const marked = await takePixels(page, clip);

  /** Whether a letter is at a pixel: there the mark replaces the ground. */
  function isOfLetter(at: number): boolean {
    let change = 0;
    let range = 0;
    for (const [channel, mark] of MARK.entries()) {
      const before = ground[at + channel] ?? 0;
      change += Math.abs((marked[at + channel] ?? 0) - before);
      range += Math.abs(mark - before);
    }
    return change > MIN_COVER * range;
  }

  return words.flatMap(({ text, color, opacity, needs, ...box }) => {
    let pixels = 0;
    let weak = 0;
    let least = 21;
    const lastRow = Math.min(bottom, box.y + box.height);
    const lastColumn = Math.min(width, box.x + box.width);
    for (let row = Math.max(y, Math.floor(box.y)); row < lastRow; row += 1) {
      for (let column = Math.max(0, Math.floor(box.x)); column < lastColumn; column += 1) {
        const at = 3 * ((row - y) * width + column);
        if (!isOfLetter(at)) continue;
        const under = [ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0] as const;
        const mix = (channel: 0 | 1 | 2) =>
          color[channel] * opacity + under[channel] * (1 - opacity);
        const contrast = getContrast(getLuminance(mix(0), mix(1), mix(2)), getLuminance(...under));
        pixels += 1;
        least = Math.min(least, contrast);
        if (contrast < needs) weak += 1;
      }
    }
    return weak > TOLERATED_SHARE * pixels ? [`${text} ${least.toFixed(1)}`] : [];
  });
}

/** Here the header is sticky, and pictures of the banner lie behind it. */
const SCROLLED = 400;

/** Makes a picture that has arrived part of the next frame. Otherwise it may come some frames later. */
const paintPicturesAtOnce = (page: Page) =>
  page.evaluate(() => {
    for (const image of document.images) image.decoding = 'sync';
  });

/** Waits until the pictures on the screen have arrived. */
const waitForPictures = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images]
      .filter((image) => {
        const { top, right, bottom, left } = image.getBoundingClientRect();
        const isOnScreen = top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
        return isOnScreen && image.checkVisibility();
      })
      .every((image) => image.complete && image.naturalWidth > 0),
  );

/** Finds the words of header and banner that are hard to read on their ground, at the top and with the sticky header. */
export async function findUnclear(page: Page): Promise<string[]> {
  await paintPicturesAtOnce(page);
  const { height = 0 } = page.viewportSize() ?? {};
  const found: string[] = [];
  for (const top of [0, SCROLLED]) {
    await scrollTo(page, top);
    await expect(page.locator('html[data-stuck]')).toHaveCount(top === 0 ? 0 : 1);
    await waitForPictures(page);
    // Words of the banner that were on the screen before the scroll are known.
    const words = await findWordsOnPictures(page, top === 0 ? 0 : height - top);
    const unclear = await findHardToRead(page, words);
    found.push(...unclear.map((word) => `${word}, scrolled by ${top} px`));
  }
  await setStyles(page, '');
  await scrollTo(page, 0);
  return found;
}
