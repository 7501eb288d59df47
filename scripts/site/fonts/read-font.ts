import { create, type Font as Opened } from 'fontkit';
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

function open(font: Buffer): Opened {
  const opened = create(font);
  if (!('characterSet' in opened)) throw new Error('A file has several fonts.');
  return opened;
}

/** Lists the characters that a font draws. Its table may also name some without a glyph. */
const listCharacters = (font: Opened) =>
  font.characterSet
    .filter((code) => font.hasGlyphForCodePoint(code))
    .map((code) => String.fromCodePoint(code));

/**
 * Lists the axes of the table "fvar". Their numbers have 16 bits after the point. fontkit reads no axes of a font whose
 * names are cut away.
 */
function listAxes(fvar: Buffer): Font['axes'] {
  const [start, size] = [fvar.readUInt16BE(4), fvar.readUInt16BE(10)];
  const axes = Array.from({ length: fvar.readUInt16BE(8) }, (_, index) => {
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
  const bytes = await convert(readBytes(file), 'sfnt');
  const font = open(bytes);
  const fvar = readTables(bytes).find(({ tag }) => tag === 'fvar');
  return {
    characters: listCharacters(font),
    axes: fvar ? listAxes(fvar.data) : {},
    lineHeight: (font.ascent - font.descent + font.lineGap) / font.unitsPerEm,
  };
}

/**
 * Measures how wide each letter of a typeface is, in em. One that joins others is measured between two, and again, with
 * a mark after it, at the end of a word.
 */
export async function measureLetters(bytes: Buffer): Promise<Record<string, number>> {
  const font = open(await convert(bytes, 'sfnt'));
  const measure = (...texts: string[]) =>
    Number(
      (Math.max(...texts.map((text) => font.layout(text).advanceWidth)) / font.unitsPerEm).toFixed(
        3,
      ),
    );
  return Object.fromEntries(
    listCharacters(font).flatMap((letter) =>
      /\p{sc=Arab}/u.test(letter)
        ? [
            [letter, measure(`\u200d${letter}\u200d`)],
            [`${letter}\u200c`, measure(letter, `\u200d${letter}`)],
          ]
        : [[letter, measure(letter)]],
    ),
  );
}
