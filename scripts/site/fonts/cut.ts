import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { readBytes } from '@/content/files/owner-files';
import type { Axes, Font } from './read-font';
import { renameFont } from './rename';

/** Narrows the axes of a typeface to what the site uses. Another axis keeps its initial value. */
export const narrow = (axes: Font['axes'], used: Axes): Axes =>
  Object.fromEntries(
    Object.entries(axes).map(([name, { min, initial, max }]) => {
      const wanted = used[name] ?? { min: initial, max: initial };
      const clamp = (value: number) => Math.min(max, Math.max(min, value));
      return [name, { min: clamp(wanted.min), max: clamp(wanted.max) }];
    }),
  );

/**
 * What some scripts need to join and order their letters, and to place marks: the features that OpenType gives to all
 * scripts, to Arabic and its relatives, to those of India and South-East Asia, and to Korean.
 */
const SHAPING =
  'ccmp locl rlig calt clig curs kern liga mark mkmk rclt rvrn init medi med2 fina fin2 fin3 isol mset stch nukt akhn rphf rkrf pref blwf half abvf pstf cfar vatu cjct pres abvs blws psts haln dist abvm blwm ljmo vjmo tjmo'.split(
    ' ',
  );

/** A letter or a mark of another script than Latin. */
const OTHER = /[^\p{Script=Common}\p{Script=Latin}]/u;

/**
 * What a script needs beside its letters: the parts that some are drawn of, and two signs that nobody sees. These part
 * letters that would join, and join those that would not.
 */
const addParts = (characters: string) => `${characters + characters.normalize('NFKD')}\u200c\u200d`;

/** Cuts a typeface to some of its characters and to parts of its axes. Returns a WOFF2. */
export async function cut(
  source: string,
  characters: string,
  family: string,
  axes: Axes,
): Promise<Buffer> {
  const isOther = OTHER.test(characters);
  const font = await subsetFont(readBytes(source), isOther ? addParts(characters) : characters, {
    targetFormat: 'sfnt',
    variationAxes: Object.fromEntries(
      Object.entries(axes).map(([name, { min, max }]) => [name, min === max ? min : { min, max }]),
    ),
    keepFeatures: isOther ? SHAPING : ['kern'],
    noHinting: true,
    // GDEF varies the kerning along the axes. That is a third of a Latin file, and hardly visible there. Marks of other scripts need it.
    // STAT lists style names for menus. It would refer to names that the subset does not have.
    dropTables: isOther ? ['STAT'] : ['GDEF', 'STAT'],
  });
  return convert(renameFont(font, family), 'woff2');
}
