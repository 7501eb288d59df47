import type { Page } from '@playwright/test';
import { getContrast, getLuminance, takePixels } from './luminance';

/** A control that has the focus. */
type Stop = {
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
    const x = Math.floor(Math.max(0, Math.min(...boxes.map((box) => box.left)) - 10));
    const y = Math.floor(Math.max(0, Math.min(...boxes.map((box) => box.top)) - 10));
    const words = focused.getAttribute('aria-label') ?? focused.textContent ?? '';
    return {
      kind: [focused.tagName, focused.className, world, ground].join(' '),
      name: `${focused.tagName.toLowerCase()} "${words.trim().slice(0, 40)}"`,
      edges,
      hasRing: parts.length > 0,
      around: {
        x,
        y,
        width: Math.ceil(Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 10) - x),
        height: Math.ceil(
          Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 10) - y,
        ),
      },
    };
  });

/**
 * Presses Tab through a page. Frames are left out: their own pages show the focus.
 *
 * @param onStop is called at each control while it has the focus
 * @param key "Shift+Tab" to go backwards
 */
export async function tabThrough(
  page: Page,
  onStop: (stop: Stop) => unknown,
  key = 'Tab',
): Promise<void> {
  for (let count = 0; count < MAX_STOPS; count += 1) {
    await page.keyboard.press(key);
    const stop = await describeFocused(page);
    if (stop?.name.startsWith('iframe')) continue;
    if (stop) await onStop(stop);
    // The first Tab may go to the document. After the last control the focus leaves the page.
    else if (count > 0) return;
  }
  throw new Error(`${page.url()} has more than ${MAX_STOPS} stops, or the focus goes in a circle.`);
}

/** How many pixels have a contrast of at least 3:1 between two pictures of one size. */
function countContrasts(one: Buffer, other: Buffer): number {
  const read = (pixels: Buffer, at: number) =>
    getLuminance(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
  let count = 0;
  for (let at = 0; at < one.length; at += 3) {
    const isSame = one.compare(other, at, at + 3, at, at + 3) === 0;
    if (!isSame && getContrast(read(one, at), read(other, at)) >= 3) count += 1;
  }
  return count;
}

/**
 * How thick the ring of the focused control is, in CSS pixels: the area that changes with the focus by
 * at least 3:1, spread along the control's edges on the screen (WCAG 2.2, 2.4.13).
 */
export async function measureRing(page: Page, { edges, around }: Stop): Promise<number> {
  const focused = await takePixels(page, around);
  const control = await page.evaluateHandle(() => document.activeElement);
  await control.evaluate((each) => each instanceof HTMLElement && each.blur());
  const plain = await takePixels(page, around);
  await control.evaluate(
    (each) => each instanceof HTMLElement && each.focus({ preventScroll: true }),
  );
  return countContrasts(focused, plain) / edges;
}
