import { formatHex, wcagLuminance } from 'culori';
import { drawPixels } from './draw-pixels';
import { LEAST, mapPaints } from './ink-faint';
import type { Mark } from './schema';

/** The size in which an outline is looked at, in pixels. */
const AREA = 160 ** 2;

/** The distance of two pixels on both sides of an edge, which is blurred. */
const STEP = 3;

/** From which opacity on a pixel is one of the drawing, and up to which it is one of the ground. */
const SOLID = 200;
const CLEAR = 56;

const drawn = new Map<string, { pixels: Buffer; width: number; height: number }>();

/** Draws a mark, in an ink where it has no colour of its own. */
function draw({ viewBox, width: wide, height: high, shapes }: Mark, ink: string) {
  const scale = Math.sqrt(AREA / (wide * high));
  const [width, height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="none" fill="${ink}" color="${ink}">${shapes}</svg>`;
  const found = drawn.get(svg) ?? { pixels: drawPixels(svg), width, height };
  drawn.set(svg, found);
  return found;
}

/** Whether a mark has several colours. That of the text is one of them. */
export function hasSeveralColours(mark: Mark): boolean {
  const colours = new Set<string>();
  mapPaints(mark.shapes, (colour) => {
    colours.add(formatHex(colour) ?? colour);
    return colour;
  });
  if (colours.size !== 1) return colours.size > 1;
  return !draw(mark, '#000').pixels.equals(draw(mark, '#fff').pixels);
}

type Pixels = ReturnType<typeof draw>;

/** A pixel: how opaque it is, and its colour. */
function getPixel({ pixels, width, height }: Pixels, x: number, y: number) {
  if (x < 0 || y < 0 || x >= width || y >= height) return { alpha: 0, r: 0, g: 0, b: 0 };
  const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(4 * (y * width + x));
  return { alpha, r: r / 255, g: g / 255, b: b / 255 };
}

/** Whether a drawing has a ground of its own: one colour on all of its edges. */
function hasGround(drawing: Pixels): boolean {
  const { width, height } = drawing;
  const first = getPixel(drawing, 1, 1);
  const isFirst = (x: number, y: number) => {
    const { alpha, r, g, b } = getPixel(drawing, x, y);
    const away = Math.abs(r - first.r) + Math.abs(g - first.g) + Math.abs(b - first.b);
    return alpha > SOLID && away < 0.06;
  };
  const across = Array.from({ length: width - 2 }, (_, x) => x + 1);
  const down = Array.from({ length: height - 2 }, (_, y) => y + 1);
  return (
    across.every((x) => isFirst(x, 1) && isFirst(x, height - 2)) &&
    down.every((y) => isFirst(1, y) && isFirst(width - 2, y))
  );
}

const getContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/**
 * The share of a mark's edges that can be seen on a ground, from 0 to 1: those of its outline, and those between its
 * own shapes.
 *
 * @param ink the colour of shapes that have none of their own
 */
export function getSeen(mark: Mark, ink: string, ground: string): number {
  const drawing = draw(mark, ink);
  if (hasGround(drawing)) return 1;
  const from = wcagLuminance(ground);
  const toLuminance = ({ r, g, b }: ReturnType<typeof getPixel>) =>
    wcagLuminance({ mode: 'rgb', r, g, b });
  let [edges, seen] = [0, 0];
  for (let y = 0; y < drawing.height; y += 1)
    for (let x = 0; x < drawing.width; x += 1) {
      const own = getPixel(drawing, x, y);
      if (own.alpha < SOLID) continue;
      const luminance = toLuminance(own);
      for (const by of [-STEP, STEP])
        for (const beside of [getPixel(drawing, x + by, y), getPixel(drawing, x, y + by)]) {
          const isOutline = beside.alpha < CLEAR;
          if (!isOutline && beside.alpha < SOLID) continue;
          const isSeen = getContrast(luminance, isOutline ? from : toLuminance(beside)) >= LEAST;
          if (isOutline || isSeen) edges += 1;
          if (isSeen) seen += 1;
        }
    }
  return edges === 0 ? 1 : seen / edges;
}
