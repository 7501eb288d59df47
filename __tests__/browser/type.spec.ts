import type { Page } from '@playwright/test';
import { projects } from './support/routes';
import { expect, test } from './support/test';

/** The closest that letters may be below this size, as a part of it. Giant titles are closer. */
const CLOSEST = -0.045;
const GIANT = 90;

/** Headings and paragraphs whose letters are too close: nothing inherits the distance of larger ones. */
const findTight = (page: Page) =>
  page.locator('main :is(h1, h2, h3, h1 *, h2 *, h3 *, p)').evaluateAll(
    (elements, { closest, giant }) =>
      elements.flatMap((element) => {
        const style = getComputedStyle(element);
        const size = Number.parseFloat(style.fontSize);
        const part = Number.parseFloat(style.letterSpacing) / size;
        return size < giant && part < closest ? [`${part} ${element.textContent}`] : [];
      }),
    { closest: CLOSEST, giant: GIANT },
  );

/** Captions that leave one word alone on their last line. */
const findAlone = (page: Page) =>
  page.locator('figcaption').evaluateAll((captions) =>
    captions.flatMap((caption) => {
      const words = caption.firstChild;
      if (!(words instanceof Text) || words.data.split(' ').length < 6) return [];
      const range = document.createRange();
      range.selectNodeContents(words);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      range.setStart(words, words.data.trimEnd().lastIndexOf(' ') - 1);
      const last = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 && last.size > 1 ? [words.data] : [];
    }),
  );

test('no letters of a case study are too close, and no caption leaves one word alone', async ({
  page,
}) => {
  for (const path of projects) {
    await page.goto(path);
    expect(await findTight(page), path).toEqual([]);
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findAlone(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
