import type { Locator, Page } from '@playwright/test';
import { articleFronts } from '@/content/collections/articles';
import { projects } from '@/content/collections/projects';
import { allServices } from '@/content/collections/services';
import { getWords } from '@/content/pages/pages';
import { hasBackground } from '@/content/schema/picture';
import { takePixels } from './luminance';

/** How far inside an edge of a picture its rectangle could show: in pixels, and as a share of its width. */
const DEPTH = { pixels: 24, share: 0.03 };

/** CIELAB of a colour whose channels go from 0 to 255. */
function toLab(pixels: Buffer, at: number): [number, number, number] {
  const [r = 0, g = 0, b = 0] = [0, 1, 2].map((c) => {
    const part = (pixels[at + c] ?? 0) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours in CIELAB (CIE 1976). From about 2 on, people see it. */
function getDistance(one: Buffer, other: Buffer, at: number): number {
  const [a, b] = [toLab(one, at), toLab(other, at)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const getMedian = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/**
 * Finds the part of a picture that its frames show, and which of that part's edges lie on a painted ground: all
 * but those of a frame with a ground of its own. Runs in the page.
 */
function findJoins(image: Element) {
  type Box = { left: number; top: number; right: number; bottom: number };
  const cut = (box: Box, by: Box): Box => ({
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  });
  let ground: Box = {
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: innerHeight,
  };
  let part = cut(image.getBoundingClientRect(), ground);
  for (let frame = image.parentElement; frame; frame = frame.parentElement) {
    const style = getComputedStyle(frame);
    if (style.display === 'contents' || !['hidden', 'clip'].includes(style.overflowX)) continue;
    const box = frame.getBoundingClientRect();
    part = cut(part, box);
    const isPainted = style.backgroundImage !== 'none' || !style.backgroundColor.endsWith(', 0)');
    if (isPainted) ground = cut(ground, box);
  }
  const x = Math.ceil(part.left);
  const y = Math.ceil(part.top);
  return {
    part: { x, y, width: Math.floor(part.right) - x, height: Math.floor(part.bottom) - y },
    edges: {
      left: part.left > ground.left + 2,
      top: part.top > ground.top + 2,
      right: part.right < ground.right - 2,
      bottom: part.bottom < ground.bottom - 2,
    },
  };
}

/**
 * Measures how much the ground of a picture differs from the ground that the sheet paints, at each edge that
 * is not the frame's: the largest of the medians of the lines along the edge. Things cover less than half a line.
 */
async function measureEdges(page: Page, image: Locator): Promise<Record<string, number>> {
  const { part, edges } = await image.evaluate(findJoins);
  const { width, height } = part;
  if (width < 1 || height < 1) return {};
  const depth = Math.ceil(Math.min(DEPTH.pixels, DEPTH.share * width));
  const shown = await takePixels(page, part);
  const setVisibility = (visibility: string) =>
    image.evaluate((img: HTMLImageElement, value) => {
      img.style.visibility = value;
    }, visibility);
  await setVisibility('hidden');
  const hidden = await takePixels(page, part);
  await setVisibility('');
  const across = (y: number) => Array.from({ length: width }, (_, x) => y * width + x);
  const down = (x: number) => Array.from({ length: height }, (_, y) => y * width + x);
  const lines = {
    left: (line: number) => down(line),
    top: (line: number) => across(line),
    right: (line: number) => down(width - 1 - line),
    bottom: (line: number) => across(height - 1 - line),
  };
  const measured: Record<string, number> = {};
  for (const edge of ['left', 'top', 'right', 'bottom'] as const) {
    if (!edges[edge]) continue;
    const depths = Array.from({ length: depth }, (_, line) => lines[edge](line));
    measured[edge] = Math.max(
      ...depths.map((line) => getMedian(line.map((at) => getDistance(shown, hidden, 3 * at)))),
    );
  }
  return measured;
}

/** The pictures that stand on the ground of a world, by the names of their masters. */
const SCENES = new Set(
  [
    ...[getWords('services', 'stage-banner')?.picture ?? []].flat(),
    ...allServices().map(({ service }) => service.banner.picture),
    ...projects().map(({ image }) => image),
    ...articleFronts().flatMap(({ src, world }) => (world ? [src] : [])),
  ]
    .filter((picture) => !hasBackground(picture))
    .map(({ file }) => file.replace(/-\w+$/, '')),
);

/** A difference in CIELAB that nobody sees. */
const UNSEEN = 2;

/** Finds pictures whose rectangle shows on the ground that the sheet paints. The page gets a high window. */
export async function findEdges(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 1400 });
  const found: string[] = [];
  for (const image of await page.locator('main img').all()) {
    const name = await image.evaluate((img: HTMLImageElement) =>
      img.src.replace(/^.*\/|-\w+\.webp$/g, ''),
    );
    if (!SCENES.has(name) || !(await image.isVisible())) continue;
    await image.evaluate((img: HTMLImageElement) => {
      // `scrollIntoView` would also scroll the frame.
      const { top, bottom } = img.getBoundingClientRect();
      scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
      Object.assign(img, { loading: 'eager', decoding: 'sync' });
      return img.decode();
    });
    for (const [edge, difference] of Object.entries(await measureEdges(page, image)))
      if (difference >= UNSEEN) found.push(`${name} at the ${edge}: ${difference.toFixed(1)}`);
  }
  return found;
}
