import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** A type setting: the typeface's axes, and the letter spacing in em. */
export type Setting = { weight: number; width: number; tracking: number };

/** A line of words as outlines, so that a machine needs no font to draw it. */
type Outline = {
  /** SVG paths in em. The origin is that of the first letter, and y points down. */
  paths: string;
  /** The width from the first letter to the last, in em. */
  width: number;
};

/** Turns words into outlines. */
export type Typesetter = (words: string, setting: Setting) => Outline;

/** The height of the typeface's capitals, in em. */
export const CAP_HEIGHT = 0.729;

const round = (number: number) => Number(number.toFixed(4));

/** A file of a typeface: what draws with it, and the letters that it has. */
type File = { font: Font; em: number; letters: ReadonlySet<number> };

async function readFont(file: string): Promise<File> {
  const face = new Face(new Blob(await convert(await readFile(file), 'sfnt')));
  return { font: new Font(face), em: 1 / face.upem, letters: new Set(face.collectUnicodes()) };
}

/**
 * Creates a typesetter for a variable font, whose letters are in several files.
 *
 * @param paths woff2 files with the axes `wght` and `wdth`
 */
export async function createTypesetter(paths: readonly string[]): Promise<Typesetter> {
  const files = await Promise.all(paths.map(readFont));

  const known = new Map<string, Outline>();

  // `fitTitle` measures the same lines many times.
  return (words, setting) => {
    const key = JSON.stringify([words, setting]);
    const outline = known.get(key) ?? createOutline(words, setting);
    known.set(key, outline);
    return outline;
  };

  /** Splits words where the letters of another file begin. */
  function splitByFile(words: string): { file: File; part: string }[] {
    const parts: { file: File; part: string }[] = [];
    for (const letter of words) {
      const file = files.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0));
      if (!file)
        throw new Error(`"${words}" has "${letter}", which is not in ${paths.join(', ')}.`);
      const last = parts.at(-1);
      if (last?.file === file) last.part += letter;
      else parts.push({ file, part: letter });
    }
    return parts;
  }

  function createOutline(words: string, { weight, width, tracking }: Setting): Outline {
    let pen = 0;
    const paths = splitByFile(words).flatMap(({ file: { font, em }, part }) => {
      font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
      const run = new Run();
      run.addText(part);
      run.guessSegmentProperties();
      shape(font, run);
      const positions = run.getGlyphPositions();
      return run.getGlyphInfos().map(({ codepoint: glyph }, index) => {
        const at = pen;
        pen += (positions[index]?.xAdvance ?? 0) * em + tracking;
        const outline = font.glyphToPath(glyph);
        return (
          outline && `<path transform="matrix(${em} 0 0 ${-em} ${round(at)} 0)" d="${outline}"/>`
        );
      });
    });
    return { paths: paths.join(''), width: round(pen - tracking) };
  }
}
