import { projects } from './support/routes';
import { expect, test } from './support/test';

/** The closest that letters may be below this size, as a part of it. Giant titles are closer. */
const CLOSEST = -0.045;
const GIANT = 90;

test('letters move together with the size of their text, and nothing inherits the distance of larger ones', async ({
  page,
}) => {
  for (const path of projects) {
    await page.goto(path);
    const tight = await page.locator('main :is(h1, h2, h3, h1 *, h2 *, h3 *, p)').evaluateAll(
      (elements, { closest, giant }) =>
        elements.flatMap((element) => {
          const style = getComputedStyle(element);
          const size = Number.parseFloat(style.fontSize);
          const part = Number.parseFloat(style.letterSpacing) / size;
          return size < giant && part < closest ? [`${part} ${element.textContent}`] : [];
        }),
      { closest: CLOSEST, giant: GIANT },
    );
    expect(tight, path).toEqual([]);
  }
});

test('no caption of a case study leaves one word alone on its last line', async ({ page }) => {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of projects) {
      await page.goto(path);
      const alone = await page.locator('figcaption').evaluateAll((captions) =>
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
      expect(alone, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the buttons of every carousel stand below its slides, at the end of the column', async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/team-details']) {
      await page.goto(path);
      const carousels = page.locator('[aria-roledescription="carousel"]');
      expect(await carousels.count()).toBeGreaterThan(0);
      const places = await carousels.evaluateAll((all) =>
        all.map((carousel) => {
          const slide = carousel.querySelector('[aria-roledescription="slide"]');
          const buttons = [...carousel.querySelectorAll('button')].map((button) =>
            button.getBoundingClientRect(),
          );
          return {
            isBelow: buttons.every(
              ({ top }) => top > (slide?.getBoundingClientRect().top ?? 0) + 90,
            ),
            end: Math.round(Math.max(...buttons.map(({ right }) => right))),
          };
        }),
      );
      const [{ end } = { end: 0 }] = places;
      expect(places, `${path} at ${width} px`).toEqual(places.map(() => ({ isBelow: true, end })));
    }
  }
});
