import type { Page } from '@playwright/test';
import { setStyles, takePixels } from './luminance';
import { MARK, paintWords } from './words';

/** A letter or digit of a large word, and its box on the page. */
type Letter = {
  character: string;
  word: string;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A part of the page with large words and pictures that meet. */
type Scene = { x: number; y: number; width: number; height: number; letters: Letter[] };

/** A letter that loses more of its pixels behind a picture is damaged. */
const TOLERATED_LOSS = 0.2;

/** How far a pixel may be from the mark: 255 is none of it. Edges of letters are mixtures. */
const NEAR = 90;
const NEAR_ENOUGH = 150;

/** Hides pictures and leaves their room. */
const HIDE_PICTURES = 'img, video { visibility: hidden !important; }';

/**
 * Loads all pictures of the page. Finds its headings, names and figures, which are all words in headings
 * or from 24 px, where they meet a picture.
 *
 * @returns the parts of the page to compare
 */
const findScenes = (page: Page): Promise<Scene[]> =>
  page.evaluate(async () => {
    const LARGE = 24;
    const MARGIN = 4;

    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const meet = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

    const images = [...document.images].filter(isShown);
    for (const image of images) image.loading = 'eager';
    const settle = async (image: HTMLImageElement): Promise<void> => {
      const { currentSrc } = image;
      // It fails where the browser picks another width meanwhile.
      await image.decode().catch(() => undefined);
      if (image.currentSrc !== currentSrc || !image.complete) await settle(image);
    };
    await Promise.all(images.map(settle));

    const media = [...images, ...document.querySelectorAll('video')];
    const screen = new DOMRect(0, -scrollY, innerWidth, document.documentElement.scrollHeight);
    const toPage = ({ x, y, width, height }: DOMRect) => ({ x, y: y + scrollY, width, height });

    function findLetters(text: Node, pictures: readonly DOMRect[]): Letter[] {
      const parent = text.parentElement;
      if (!parent || !isShown(parent) || parent.closest('.visually-hidden')) return [];
      const style = getComputedStyle(parent);
      const isLarge = Number.parseFloat(style.fontSize) >= LARGE;
      // Tight letters reach beyond their boxes.
      const reach = Math.max(0, -(Number.parseFloat(style.letterSpacing) || 0));
      if (!isLarge && !parent.closest('h1, h2, h3, h4, h5, h6')) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const touched = [...range.getClientRects()].some((box) =>
        pictures.some((picture) => meet(box, picture)),
      );
      if (!touched) return [];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) =>
        [...word.matchAll(/[\p{L}\d]/gu)].flatMap(({ 0: character, index: place }) => {
          range.setStart(text, index + place);
          range.setEnd(text, index + place + character.length);
          const box = range.getBoundingClientRect();
          if (box.width === 0 || !meet(box, screen)) return [];
          if (!pictures.some((picture) => meet(box, picture))) return [];
          return [{ character, word, ...toPage(box), width: box.width + reach }];
        }),
      );
    }

    return [...document.querySelectorAll('main > *')].flatMap((section) => {
      const pictures = media
        .filter((each) => section.contains(each))
        .map((each) => each.getBoundingClientRect());
      const letters: Letter[] = [];
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) letters.push(...findLetters(texts.currentNode, pictures));
      if (letters.length === 0) return [];
      const left = Math.max(0, Math.min(...letters.map(({ x }) => x)) - MARGIN);
      const top = Math.max(0, Math.min(...letters.map(({ y }) => y)) - MARGIN);
      const right = Math.min(innerWidth, Math.max(...letters.map(({ x, width }) => x + width)));
      const bottom = Math.max(...letters.map(({ y, height }) => y + height)) + MARGIN;
      const [x, y] = [Math.floor(left), Math.floor(top)];
      return [{ x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y, letters }];
    });
  });

/**
 * Finds letters and digits of headings, names and figures that a picture covers: each word is drawn
 * with the pictures and without them, and the pixels of each letter are counted.
 *
 * @returns each word with the letter that loses most: "95%: 9 loses 88 %"
 */
export async function findDamagedWords(page: Page): Promise<string[]> {
  const damaged = new Map<string, { character: string; loss: number }>();
  for (const { letters, ...clip } of await findScenes(page)) {
    const words = paintWords(`rgb(${MARK})`);
    await setStyles(page, `${words} ${HIDE_PICTURES}`);
    const without = await takePixels(page, clip, 'page');
    await setStyles(page, words);
    const withPictures = await takePixels(page, clip, 'page');
    const isMark = (picture: Buffer, at: number, tolerance: number) =>
      MARK.every((mark, channel) => Math.abs((picture[at + channel] ?? 0) - mark) < tolerance);

    for (const { character, word, x, y, width, height } of letters) {
      let all = 0;
      let lost = 0;
      const [right, bottom] = [x + width - clip.x, y + height - clip.y];
      for (
        let row = Math.max(0, Math.floor(y - clip.y));
        row < Math.min(bottom, clip.height);
        row += 1
      ) {
        for (
          let column = Math.max(0, Math.floor(x - clip.x));
          column < Math.min(right, clip.width);
          column += 1
        ) {
          const at = 3 * (row * clip.width + column);
          if (!isMark(without, at, NEAR)) continue;
          all += 1;
          if (!isMark(withPictures, at, NEAR_ENOUGH)) lost += 1;
        }
      }
      const loss = all > 0 ? lost / all : 0;
      if (loss > Math.max(TOLERATED_LOSS, damaged.get(word)?.loss ?? 0)) {
        damaged.set(word, { character, loss });
      }
    }
  }
  return [...damaged].map(
    ([word, { character, loss }]) => `${word}: ${character} loses ${Math.round(100 * loss)} %`,
  );
}
