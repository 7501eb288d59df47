import sharp from 'sharp';

/**
 * The bridge's middle hanger, in pixels of the town: its left and right edge, where the outline of the tree behind
 * it crosses it at the right, and where it ends.
 */
const HANGER = { left: 1193, right: 1207, crown: 603, end: 719 } as const;

/**
 * Takes the middle hanger out of a picture of the town from the tree on: it would come out below the parcel. Each row
 * runs over from what is left of it to what is right of it. On the outline it takes what is right.
 */
export async function hideHanger(picture: Buffer | string): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { left, right, crown, end } = HANGER;
  for (let y = crown; y < end; y++) {
    const at = (x: number) => (y * info.width + x) * 4;
    const read = (x: number) => [...data.subarray(at(x), at(x) + 4)];
    // The outline falls to the left by a pixel a row.
    const outline = Math.max(left, right - (y - crown));
    const one = read(outline > left ? right : left);
    const other = read(right);
    for (let x = outline + 1; x < right; x++) {
      const part = (x - left) / (right - left);
      const [alpha = 0, ...rest] = [one, other].map((pixel) => pixel[3] ?? 0);
      const [otherAlpha = 0] = rest;
      const whole = alpha * (1 - part) + otherAlpha * part;
      for (let k = 0; k < 3; k++) {
        const light = (one[k] ?? 0) * alpha * (1 - part) + (other[k] ?? 0) * otherAlpha * part;
        data[at(x) + k] = Math.round(light / (whole || 1));
      }
      data[at(x) + 3] = Math.round(whole);
    }
  }
  return sharp(data, { raw: info }).png().toBuffer();
}
