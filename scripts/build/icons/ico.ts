/** A picture of an icon: a PNG, and how wide and high it is, in pixels: 256 at most. */
export type IconImage = { png: Buffer; size: number };

const HEADER = 6;
const ENTRY = 16;
const ICON = 1;

/**
 * An ICO file out of PNGs, for clients that ask for `/favicon.ico` whatever a page says.
 *
 * The container is a header (three numbers of 16 bits: 0, the kind, how many) and for each picture
 * an entry of 16 bytes that says where it stands (Microsoft, "Icons", 1995; PNG since Vista).
 */
export function icoOf(images: readonly IconImage[]): Buffer {
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
