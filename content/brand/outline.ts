import { wcagLuminance } from 'culori';
import { drawPixels } from './draw-pixels';
import { LEAST, mapPaints } from './ink-faint';
import type { Mark } from './mark-schema';

/** The size in which a drawing is looked at, in pixels. */
const AREA = 100 ** 2;

/** From which opacity on a pixel is one of the drawing, and up to which it is one of the ground. */
const SOLID = 200;
const CLEAR = 56;

/** How far apart two colours are on both sides of an edge inside, and in one colour. */
const APART = 0.3;
const SAME = 0.06;

type Pixel = { alpha: number; r: number; g: number; b: number };

const OUTSIDE: Pixel = { alpha: 0, r: 0, g: 0, b: 0 };

const getDistance = (one: Pixel, other: Pixel) =>
  Math.abs(one.r - other.r) + Math.abs(one.g - other.g) + Math.abs(one.b - other.b);

const getLuminance = ({ r, g, b }: Pixel) => wcagLuminance({ mode: 'rgb', r, g, b });

const standsOut = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= LEAST;

/** An ink that hardly a logo has, so that shapes of the text's colour differ from the others. */
const ODD = '#6b8e03';

/** The edges of each drawing that was looked at. */
const edges = new Map<string, ReturnType<typeof findEdges>>();

/** Draws a mark, in an ink where it has no colour of its own. */
function toSvg({ viewBox, width: wide, height: high, shapes }: Mark, ink: string) {
  const scale = Math.sqrt(AREA / (wide * high));
  const [width, height] = [Math.ceil(wide * scale), Math.ceil(high * scale)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" preserveAspectRatio="none" fill="${ink}" color="${ink}">${shapes}</svg>`;
  return { svg, width, height };
}

/** The pixels of a drawing, row by row. */
function readPixels({ svg, width, height }: ReturnType<typeof toSvg>): Pixel[] {
  const data = drawPixels(svg);
  return Array.from({ length: width * height }, (_, at): Pixel => {
    const [r = 0, g = 0, b = 0, alpha = 0] = data.subarray(4 * at, 4 * at + 4);
    return { alpha, r: r / 255, g: g / 255, b: b / 255 };
  });
}

/** Whether several colours show in a mark. That of the text is one of them, and tokens show it too. */
export function hasSeveralColours(mark: Mark): boolean {
  if (mapPaints(mark.shapes, () => '') === mark.shapes) return false;
  const pixels = readPixels(toSvg(mark, ODD));
  // The most solid pixels of a pale or thin drawing count as well.
  const most = pixels.reduce((max, { alpha }) => Math.max(max, alpha), 0);
  const [first = OUTSIDE, ...others] = pixels.filter(({ alpha }) => alpha * 255 >= SOLID * most);
  return others.some((other) => getDistance(first, other) > SAME);
}

/** Finds the edges of a drawing: the luminance along its outline, and which edges inside stand out. */
function findEdges(drawing: ReturnType<typeof toSvg>) {
  const { width, height } = drawing;
  const pixels = readPixels(drawing);
  const get = (x: number, y: number) =>
    (x >= 0 && y >= 0 && x < width && y < height && pixels[y * width + x]) || OUTSIDE;
  const getCross = (x: number, y: number, by: number) =>
    [
      [x - by, y],
      [x + by, y],
      [x, y - by],
      [x, y + by],
    ].map(([at = 0, on = 0]) => [get(at, on), at, on] as const);
  // Not one of a blurred edge
  const isFlat = (x: number, y: number) =>
    getCross(x, y, 1).every(([beside]) => getDistance(get(x, y), beside) < SAME);
  const outline: number[] = [];
  const inside: boolean[] = [];
  let hasGround = true;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const own = get(x, y);
      const isAtEdge = x === 1 || y === 1 || x === width - 2 || y === height - 2;
      if (isAtEdge && (own.alpha < SOLID || getDistance(own, get(1, 1)) > SAME)) hasGround = false;
      if (own.alpha < SOLID) continue;
      for (const [beside] of getCross(x, y, 2))
        if (beside.alpha < CLEAR) outline.push(getLuminance(own));
      for (const [beside, ...at] of isFlat(x, y) ? getCross(x, y, 4) : [])
        if (beside.alpha > SOLID && getDistance(own, beside) > APART && isFlat(...at))
          inside.push(standsOut(getLuminance(own), getLuminance(beside)));
    }
  // One colour on all sides is a ground of its own, whose outline says nothing.
  return { outline: hasGround ? [] : outline, inside };
}

const getShare = (seen: readonly boolean[]) =>
  seen.length === 0 ? 1 : seen.filter(Boolean).length / seen.length;

/**
 * How well a mark can be read on a ground, from 0 to 1: the mean of the share of its outline that stands out, and of
 * that of the edges between its own shapes.
 *
 * @param ink the colour of shapes that have none of their own
 */
export function getSeen(mark: Mark, ink: string, ground: string): number {
  const drawing = toSvg(mark, ink);
  const { outline, inside } = edges.get(drawing.svg) ?? findEdges(drawing);
  edges.set(drawing.svg, { outline, inside });
  const from = wcagLuminance(ground);
  const out = getShare(outline.map((luminance) => standsOut(luminance, from)));
  return inside.length === 0 ? out : (out + getShare(inside)) / 2;
}
