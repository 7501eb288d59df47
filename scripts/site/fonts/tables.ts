/** A table of a font, such as "cmap". */
export type Table = { tag: string; data: Buffer };

/** Reads the tables of a font in the format sfnt (OpenType, "Table Directory"). */
export function readTables(font: Buffer): Table[] {
  return Array.from({ length: font.readUInt16BE(4) }, (_, i) => {
    const at = 12 + i * 16;
    const start = font.readUInt32BE(at + 8);
    return {
      tag: font.toString('latin1', at, at + 4),
      data: font.subarray(start, start + font.readUInt32BE(at + 12)),
    };
  });
}
