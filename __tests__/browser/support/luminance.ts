import sharp from 'sharp';

/** The linear light of a channel's value (WCAG 2.2). */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/** The relative luminance of a colour whose channels go from 0 to 255. */
export function getLuminance(red: number, green: number, blue: number): number {
  const light = (value: number) => LINEAR[Math.round(value)] ?? 0;
  return 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue);
}

/** The contrast of two luminances, from 1 to 21. */
export const getContrast = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The pixels of a screenshot: three channels each, row by row. */
export const readPixels = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();
