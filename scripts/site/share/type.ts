import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** A type setting: the typeface's axes, and the letter spacing in em. */
export type Setting = { weight: number; width: number; tracking: number };

/** A line of words as outlines, so that a machine needs no font to draw it. */
export type Outline = {
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

/**
 * Creates a typesetter for a variable font.
 *
 * @param file a woff2 file with the axes `wght` and `wdth`
 */
export async function createTypesetter(file: string): Promise<Typesetter> {
  const sfnt = await convert(await readFile(file), 'sfnt');
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);

  const known = new Map<string, Outline>();

  // `fitTitle` measures the same lines many times.
  return (words, setting) => {
    const key = JSON.stringify([words, setting]);
    const outline = known.get(key) ?? createOutline(words, setting);
    known.set(key, outline);
    return outline;
  };

  function createOutline(words: string, { weight, width, tracking }: Setting): Outline {
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    const run = new Run();
    run.addText(words);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    const em = 1 / face.upem;
    let pen = 0;
    const paths = run.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      if (glyph === 0) {
        throw new Error(
          `"${words}" has a character that is not in ${file}: add it to scripts/site/fonts/characters.ts.`,
        );
      }
      const at = pen;
      pen += (positions[index]?.xAdvance ?? 0) * em + tracking;
      const outline = font.glyphToPath(glyph);
      return (
        outline && `<path transform="matrix(${em} 0 0 ${-em} ${round(at)} 0)" d="${outline}"/>`
      );
    });
    return { paths: paths.join(''), width: round(pen - tracking) };
  }
}
