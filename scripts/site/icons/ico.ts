/** A square PNG in an icon, and its width in pixels: at most 256. */
export type IconImage = { png: Buffer; size: number };

const HEADER = 6;
const ENTRY = 16;
const ICON = 1;

/**
 * Makes an ICO file from PNGs, for clients that request `/favicon.ico` without reading the page.
 *
 * The file has a header of three 16-bit numbers (0, the type, the count), then an entry of 16 bytes
 * for each picture, then the pictures. See Microsoft, "Icons", 1995. PNG is allowed since Windows
 * Vista.
 */
export function toIco(images: readonly IconImage[]): Buffer {
  const header = Buffer.alloc(HEADER + ENTRY * images.length);
  header.writeUInt16LE(ICON, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, { png, size }] of images.entries()) {
    const at = HEADER + ENTRY * index;
    // 0 stands for 256.
    header.writeUInt8(size % 256, at);
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
