import { convert } from 'fontverter';
import { readBytes } from '@/content/files/owner-files';
import { readTables } from './tables';

/** From which value an axis goes to which. */
export type Axes = Readonly<Record<string, { min: number; max: number }>>;

/** What the site needs to know of a typeface's file. */
export type Font = {
  characters: readonly string[];
  /** Its variable axes, such as "wght", and the value that each has where nobody sets it. */
  axes: Readonly<Record<string, Axes[string] & { initial: number }>>;
  /** The height of a line, in em. */
  lineHeight: number;
};

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Lists the characters of the table "cmap", up to U+FFFF: its subtable in the format 4. */
function listCharacters(cmap: Buffer): string[] {
  const table = times(cmap.readUInt16BE(2))
    .map((index) => cmap.subarray(cmap.readUInt32BE(8 + 8 * index)))
    .find((subtable) => subtable.readUInt16BE(0) === 4);
  if (!table) return [];
  const segments = table.readUInt16BE(6) / 2;
  return times(segments)
    .flatMap((i) => {
      const to = table.readUInt16BE(14 + 2 * i);
      const from = table.readUInt16BE(16 + 2 * (segments + i));
      return times(to - from + 1).map((n) => String.fromCharCode(from + n));
    })
    .filter((character) => character !== '\uffff');
}

/** Lists the axes of the table "fvar". Their numbers have 16 bits after the point. */
function listAxes(fvar: Buffer): Font['axes'] {
  const [start, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(10)];
  const axes = times(fvar.readUInt16BE(8)).map((index) => {
    const at = start + size * index;
    const [min = 0, initial = 0, max = 0] = [4, 8, 12].map(
      (by) => fvar.readInt32BE(at + by) / 65536,
    );
    return [fvar.toString('latin1', at, at + 4), { min, initial, max }] as const;
  });
  return Object.fromEntries(axes);
}

/**
 * Reads a typeface's file.
 *
 * @throws when it cannot be opened, or is no font
 */
export async function readFont(file: string): Promise<Font> {
  const font = await convert(readBytes(file), 'sfnt');
  const tables = new Map(readTables(font).map(({ tag, data }) => [tag, data]));
  const [cmap, head, hhea, fvar] = ['cmap', 'head', 'hhea', 'fvar'].map((tag) => tables.get(tag));
  if (!cmap || !head || !hhea) throw new Error(`${file} is no font.`);
  const height = hhea.readInt16BE(4) - hhea.readInt16BE(6) + hhea.readInt16BE(8);
  return {
    characters: listCharacters(cmap),
    axes: fvar ? listAxes(fvar) : {},
    lineHeight: height / head.readUInt16BE(18),
  };
}
