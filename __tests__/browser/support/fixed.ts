import type { Page } from '@playwright/test';
import { scrollTo } from './test';

/** From a wide screen to a page enlarged to 400 %. */
const SCREENS = [
  [1280, 720],
  [844, 390],
  [390, 844],
  [320, 256],
  [320, 180],
] as const;

/** Where the header has just become sticky, and parts of the page's height. */
const PLACES = [0, 245, 0.3, 0.6, 0.9, 1];

/** The elements under which the page scrolls. What sticks beside its text covers nothing. */
const getFixed = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.body.querySelectorAll('*')].filter((element) => {
      const { position } = getComputedStyle(element);
      const isWide = element.clientWidth > innerWidth / 2;
      return (
        (position === 'fixed' || (position === 'sticky' && isWide)) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    }),
  );

/** The share of the screen's height that is under them. */
async function measureShare(page: Page): Promise<number> {
  const fixed = await getFixed(page);
  return fixed.evaluate((elements) => {
    const boxes = elements
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => right > Math.max(0, left) && left < innerWidth)
      .sort((one, other) => one.top - other.top);
    let end = 0;
    let sum = 0;
    for (const { top, bottom } of boxes) {
      const last = Math.min(bottom, innerHeight);
      sum += Math.max(0, last - Math.max(top, end));
      end = Math.max(end, last);
    }
    return sum / innerHeight;
  });
}

/**
 * Lists the screens of which more than a third is under something fixed, at any place of the page. The page keeps the
 * size of the last one.
 */
export async function findFullScreens(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    // The page hears of its new size with its next frame.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
    for (const place of PLACES) {
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      await scrollTo(page, place > 1 ? place : place * end);
      const share = await measureShare(page);
      if (share > 1 / 3) found.push(`${width} × ${height} at ${place}: ${share.toFixed(2)}`);
    }
  }
  return found;
}

/**
 * How much of the focused element something fixed covers: a share of its part on the screen. One that is higher
 * than half of the screen counts only if it is wholly covered.
 */
export async function measureCovered(page: Page): Promise<number> {
  const fixed = await getFixed(page);
  return fixed.evaluate((elements) => {
    const GRID = 9;
    const focused = document.activeElement;
    if (!focused) return 0;
    // A field that only screen readers know shows its focus on its label.
    const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
    const own = focused.getBoundingClientRect();
    const shown = label && (own.width <= 1 || own.height <= 1) ? label : focused;
    const box = shown.getBoundingClientRect();
    const isApart = (element: Element) => !element.contains(focused) && !focused.contains(element);
    const covers = elements.filter(isApart);
    let covered = 0;
    let seen = 0;
    for (let point = 0; point < GRID * GRID; point += 1) {
      const x = box.left + (box.width * ((point % GRID) + 0.5)) / GRID;
      const y = box.top + (box.height * (Math.floor(point / GRID) + 0.5)) / GRID;
      const stack = document.elementsFromPoint(x, y);
      const place = stack.findIndex((element) => shown.contains(element));
      // Off the screen, or beside a round corner.
      if (place === -1) continue;
      const above = stack.slice(0, place);
      if (covers.some((cover) => above.some((hit) => cover.contains(hit)))) covered += 1;
      else seen += 1;
    }
    const isHigh = box.height > innerHeight / 2;
    return covered === 0 || (isHigh && seen > 0) ? 0 : covered / (covered + seen);
  });
}
