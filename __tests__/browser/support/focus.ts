import type { Page } from '@playwright/test';
import { getContrast, getLuminance, readPixels } from './luminance';

/** A control that has the focus. */
export type Stop = {
  /** The same for controls that look alike on grounds of one colour. */
  kind: string;
  /** Its tag and its words. */
  name: string;
  /** Its edges that are on the screen, in CSS pixels together. */
  edges: number;
  /** Whether it, its card or its cover has an outline of at least 2 px. */
  hasRing: boolean;
  /** The part of the screen that may show the ring. */
  around: { x: number; y: number; width: number; height: number };
};

/** More than any page has. */
const MAX_STOPS = 400;

/** Describes the focused element. Null if nothing has the focus, or a stop that was described before. */
const describeFocused = (page: Page) =>
  page.evaluate((): Stop | null => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return null;
    if (focused.dataset.stop !== undefined) return null;
    focused.dataset.stop = '';

    const ancestors: Element[] = [];
    for (let each: Element | null = focused; each; each = each.parentElement) ancestors.push(each);
    const grounds = ancestors.slice(1).map((each) => getComputedStyle(each).backgroundColor);
    const ground = grounds.find((color) => !/, 0\)$/.test(color)) ?? '';
    const world = focused.closest<HTMLElement>('[data-world]')?.dataset.world ?? '';

    // Its own ring, that of its card, or that of its cover, which fills a part of the page around it.
    const parts = [
      ...ancestors.slice(0, 5).map((each) => ({ each, style: getComputedStyle(each) })),
      { each: focused.offsetParent, style: getComputedStyle(focused, '::after') },
    ].filter(
      ({ style }) =>
        style.outlineStyle === 'solid' &&
        Number.parseFloat(style.outlineWidth) >= 2 &&
        !/, 0\)$/.test(style.outlineColor),
    );

    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const width = Math.min(right, innerWidth) - Math.max(left, 0);
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
    const edges =
      width * (Number(top >= 0) + Number(bottom <= innerHeight)) +
      height * (Number(left >= 0) + Number(right <= innerWidth));
    const boxes = [focused, ...parts.map(({ each }) => each)].flatMap(
      (each) => each?.getBoundingClientRect() ?? [],
    );
    const x = Math.max(0, Math.min(...boxes.map((box) => box.left)) - 10);
    const y = Math.max(0, Math.min(...boxes.map((box) => box.top)) - 10);
    const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return {
      kind: [focused.tagName, focused.className, world, ground].join(' '),
      name: `${focused.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`,
      edges,
      hasRing: parts.length > 0,
      around: {
        x,
        y,
        width: Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 10) - x,
        height: Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 10) - y,
      },
    };
  });

/**
 * Presses Tab through a page. Frames are left out: their own pages show the focus.
 *
 * @param onStop is called at each control while it has the focus
 */
export async function tabThrough(page: Page, onStop: (stop: Stop) => unknown): Promise<void> {
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await describeFocused(page);
    if (stop?.name.startsWith('iframe')) continue;
    if (stop) await onStop(stop);
    // The first Tab may go to the document. After the last control the focus leaves the page.
    else if (count > 0) return;
  }
  throw new Error(`${page.url()} has more than ${MAX_STOPS} stops, or the focus goes in a circle.`);
}

/** The relative luminance of each pixel of a picture. */
async function getLuminances(picture: Buffer): Promise<Float64Array> {
  const pixels = await readPixels(picture);
  return Float64Array.from({ length: pixels.length / 3 }, (_, i) =>
    getLuminance(pixels[3 * i] ?? 0, pixels[3 * i + 1] ?? 0, pixels[3 * i + 2] ?? 0),
  );
}

/** How many pixels have a contrast of at least 3:1 between two pictures of one size. */
async function countContrasts(one: Buffer, other: Buffer): Promise<number> {
  const [before, after] = await Promise.all([getLuminances(one), getLuminances(other)]);
  let count = 0;
  for (let i = 0; i < before.length; i += 1) {
    if (getContrast(before[i] ?? 0, after[i] ?? 0) >= 3) count += 1;
  }
  return count;
}

/**
 * How thick the ring of the focused control is, in CSS pixels: the area that changes with the focus by
 * at least 3:1, spread along the control's edges on the screen (WCAG 2.2, 2.4.13).
 */
export async function measureRing(page: Page, { edges, around }: Stop): Promise<number> {
  const photo = () => page.screenshot({ animations: 'disabled', caret: 'hide', clip: around });
  const focused = await photo();
  const control = await page.evaluateHandle(() => document.activeElement);
  await control.evaluate((each) => each instanceof HTMLElement && each.blur());
  const plain = await photo();
  await control.evaluate(
    (each) => each instanceof HTMLElement && each.focus({ preventScroll: true }),
  );
  return (await countContrasts(focused, plain)) / edges;
}
