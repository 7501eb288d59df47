import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';

/** The length of a table's record at the start of a font. */
const RECORD = 16;

/** Reads the characters that a typeface has, from its table "cmap" in the format 4. */
export async function readCharacters(file: string): Promise<string[]> {
  const font = await convert(await readFile(file), 'sfnt');
  const record = font.indexOf('cmap', 0, 'latin1');
  const cmap = font.subarray(font.readUInt32BE(record + RECORD / 2));
  const table = cmap.subarray(cmap.readUInt32BE(8));
  const segments = table.readUInt16BE(6) / 2;
  return Array.from({ length: segments }, (_, i) => {
    const to = table.readUInt16BE(14 + 2 * i);
    const from = table.readUInt16BE(16 + 2 * (segments + i));
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n));
  })
    .flat()
    .filter((character) => character !== '\uffff');
}
