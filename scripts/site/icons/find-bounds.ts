import sharp from 'sharp';
import type { Mark } from '@/content/brand/mark-schema';
import { fixColours } from '@/content/brand/paint-mark';

/** The longer side of the drawing that is measured, in pixels. */
const MEASURED = 800;

/** How exact the bounds are, as a part of the longer side. */
const STEPS = 80;

/**
 * Draws how opaque a mark is, as an image in greys.
 *
 * @throws an error if the drawing cannot be read
 */
export function drawAlpha(mark: Mark): Promise<Buffer> {
  const { viewBox, width, height } = mark;
  const scale = MEASURED / Math.max(width, height);
  const size = `width="${width * scale}" height="${height * scale}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" ${size}>${fixColours(mark, '#000', () => '#000')}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel('alpha').png().toBuffer();
}

/** Finds the part of a mark's view box that has shapes, in the mark's own units. */
export async function findBounds(mark: Mark) {
  const { viewBox, width, height } = mark;
  const [left = 0, top = 0] = viewBox.split(' ').map(Number);
  const longer = Math.max(width, height);
  const step = longer / STEPS;
  const round = (pixels: number) => Math.round((pixels * longer) / MEASURED / step) * step;
  const { info } = await sharp(await drawAlpha(mark))
    .trim({ background: '#000' })
    .toBuffer({ resolveWithObject: true });
  return {
    x: left + round(-(info.trimOffsetLeft ?? 0)),
    y: top + round(-(info.trimOffsetTop ?? 0)),
    width: round(info.width),
    height: round(info.height),
  };
}
