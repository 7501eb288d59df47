import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { convert } from 'fontverter';
import sharp from 'sharp';
import { brand } from '@/content/brand/brand';
import { getLanguage, getRootAttributes } from '@/content/files/language';
import { isUnspaced, splitWords, toCharacters } from '@/content/schema/words';
import { escapeHtml } from '@/content/structured/escape-html';
import { filesIn } from '../files';
import { cut } from '../fonts/cut';
import { listCuts } from '../fonts/declare';
import type { Plan } from '../fonts/plan';
import { readFont } from '../fonts/read-font';

/** A type setting: the typeface with its axes, the letter spacing and the leading in em. */
export type Setting = {
  face: 'Sans' | 'Headline' | 'Mono';
  weight: number;
  width: number;
  tracking: number;
  leading: number;
};

/** The room for words, in pixels, with their largest font size. */
export type Room = { width: number; height: number; size: number; oneLine?: boolean };

/** The files of the typefaces. */
export const TYPEFACES = filesIn('styles/fonts').filter((file) => file.endsWith('.woff2'));

/** The typeface of headlines. */
export const getHeadlineFace = (): Setting['face'] =>
  brand().typefaces.headline ? 'Headline' : 'Sans';

/** The height of a line of each typeface in em, by the start of its files' names. */
const lineHeights = new Map<string, number>();

/**
 * Gives Pango the typefaces, as TrueType because it reads no WOFF2. It keeps all that it was given.
 *
 * @param further what draws letters that the site's typefaces lack
 */
export async function loadTypefaces(further: readonly Plan[] = []): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'typefaces-'));
  const load = async (name: string, font: Buffer) => {
    const fontfile = join(folder, `${name}.ttf`);
    await writeFile(fontfile, await convert(font, 'sfnt'));
    await sharp({ text: { text: 'a', fontfile } }).toBuffer();
  };
  for (const file of TYPEFACES) {
    await load(basename(file, '.woff2'), await readFile(file));
    lineHeights.set(basename(file, '.woff2'), (await readFont(file)).lineHeight);
  }
  for (const [at, face] of further.entries())
    for (const { file, source, characters, family } of listCuts(face))
      if (characters)
        await load(`further-${at}-${file}`, await cut(source, characters, family, face.axes));
}

/** Words from right to left begin with this mark. Pango takes the direction of the first letter, as of a name. */
const START = { ltr: '', rtl: '\u200f' };

const JOINER = '\u2060';

/** Two words of Japanese that stay together: a noun with its prefix or its particle, and words of katakana. */
const TIED = /^[おご]\||[ァ-ー]\|[ァ-ー]|\|\p{sc=Hira}{1,2}\P{L}*$/u;

/** Lets Pango break lines between words of scripts without blanks, and not within them. */
export const keepWords = (text: string): string =>
  splitWords(text, getLanguage())
    .map((word, i, all) => {
      const kept = isUnspaced(word) ? toCharacters(word).join(JOINER) : word;
      return TIED.test(`${word}|${all[i + 1] ?? ''}`) ? kept + JOINER : kept;
    })
    .join('');

/** The widths at which lines may break, as parts of the width of all words on one line. */
const BREAKS = Array.from({ length: 28 }, (_, index) => 0.95 - 0.025 * index);

/**
 * Draws words as large as they fit into a room. They break into the lines that allow the largest font
 * size: few lines rather than many, and even ones. Returns them cut at their ink.
 */
export async function drawText(words: string, setting: Setting, color: string, room: Room) {
  const { face, weight, width: wdth, tracking, leading } = setting;
  // A short last word does not stand alone on its line.
  const bound = escapeHtml(START[getRootAttributes().dir] + keepWords(words)).replace(
    /((?:\S+ ){3}\S+) (\S{1,7})$/,
    '$1\u00a0$2',
  );
  const draw = async (width?: number) => {
    // Pango wants the leading as a part of the typeface's own.
    const height = leading / (lineHeights.get(face.toLowerCase()) ?? 1);
    const text = `<span foreground="${color}" letter_spacing="${Math.round(tracking * room.size * 1024)}" line_height="${height}">${bound}</span>`;
    const font = `Site ${face},Site Sans ${room.size} @wght=${weight},wdth=${wdth}`;
    const { data, info } = await sharp({
      text: { text, font, dpi: 72, rgba: true, ...(width && { width: Math.ceil(width) }) },
    })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const scale = Math.min(1, room.width / info.width, room.height / info.height);
    const lines = Math.max(1, Math.round(info.height / room.size / leading));
    return { data, lines, scale, width: info.width };
  };
  let best = await draw();
  const whole = best.width;
  for (const part of best.scale < 1 && !room.oneLine ? BREAKS : []) {
    const next = await draw(whole * part);
    const isMoreEven =
      next.lines === best.lines && next.width < best.width && next.scale > 0.97 * best.scale;
    if (next.scale > best.scale || isMoreEven) best = next;
  }
  const { data: png, info } = await sharp(best.data)
    .resize(Math.max(1, Math.round(best.width * best.scale)))
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { png, width, height, size: room.size * best.scale, lines: best.lines };
}
