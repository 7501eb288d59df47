import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';

/** How words are set: the axes of the face, and the space between letters in em. */
export type Setting = { weight: number; width: number; tracking: number };

/** A line of words as outlines: no machine that draws them needs the font. */
export type Outline = {
  /** SVG paths in em, the first letter's origin at (0, 0), y downwards. */
  paths: string;
  /** From the first letter's left edge to the last one's right, in em. */
  width: number;
};

/** Sets words of the site's typeface as outlines. */
export type Typesetter = (words: string, setting: Setting) => Outline;

/** How tall the typeface's capitals are, in em. */
export const CAP_HEIGHT = 0.729;

const round = (number: number) => Number(number.toFixed(4));

/**
 * A typesetter of a variable font.
 *
 * @param file a woff2 file with the axes `wght` and `wdth`
 */
export async function typesetter(file: string): Promise<Typesetter> {
  const sfnt = await convert(await readFile(file), 'sfnt');
  const face = new Face(new Blob(sfnt));
  const font = new Font(face);

  const known = new Map<string, Outline>();

  // Fitting a title asks for the same lines again and again.
  return (words, setting) => {
    const key = JSON.stringify([words, setting]);
    const outline = known.get(key) ?? outlineOf(words, setting);
    known.set(key, outline);
    return outline;
  };

  function outlineOf(words: string, { weight, width, tracking }: Setting): Outline {
    font.setVariations([new Variation('wght', weight), new Variation('wdth', width)]);
    const run = new Run();
    run.addText(words);
    run.guessSegmentProperties();
    shape(font, run);
    const positions = run.getGlyphPositions();
    const em = 1 / face.upem;
    let pen = 0;
    const paths = run.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      if (glyph === 0) throw new Error(`"${words}" has a letter that ${file} lacks.`);
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
