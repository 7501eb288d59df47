/**
 * Subsets the site's two typefaces to the axes and characters it uses. There are three files for each,
 * with the common, the rare and the extended characters (`styles/fonts`). Pages load them, and the share
 * pictures and the film are drawn with them.
 *
 * After a change to the characters, run `npx tsx scripts/studio/fonts.ts`, copy the ranges it prints to
 * `app/fonts.ts`, and commit the files. Mona Sans and Geist Mono are under the SIL Open Font License.
 * "Mona" is a reserved name, so the subsets have another name, in the files and in CSS.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { type Characters, getRanges, mono, sans } from '../site/fonts/characters';
import { renameFont } from './fonts/rename';

/** The Latin letters of each typeface, as Google Fonts cuts them. */
const LATIN = 'scripts/studio/node_modules/@fontsource-variable';
/** Each whole typeface, from github.com/github/mona-sans (`googlefonts/variable`) and the package `geist`. */
const WHOLE = 'scripts/studio/fonts/whole';
const OUTPUT = 'styles/fonts';

type Axes = Record<string, number | { min: number; max: number }>;

type Face = {
  latin: string;
  whole: string;
  family: string;
  name: string;
  axes: Axes;
  characters: Characters;
};

const faces: Face[] = [
  {
    latin: `${LATIN}/mona-sans/files/mona-sans-latin-standard-normal.woff2`,
    whole: `${WHOLE}/mona-sans.woff2`,
    family: 'Rivermark Sans',
    name: 'rivermark-sans',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
    characters: sans,
  },
  {
    latin: `${LATIN}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
    whole: `${WHOLE}/geist-mono.woff2`,
    family: 'Rivermark Mono',
    name: 'rivermark-mono',
    axes: { wght: 500 },
    characters: mono,
  },
];

for (const { latin, whole, family, name, axes, characters } of faces) {
  const { common, rare, extended } = characters;
  for (const [source, file, part] of [
    [latin, `${OUTPUT}/${name}.woff2`, common],
    [latin, `${OUTPUT}/${name}-rare.woff2`, rare],
    [whole, `${OUTPUT}/${name}-extended.woff2`, extended],
  ] as const) {
    const cut = await subsetFont(await readFile(source), part, {
      targetFormat: 'sfnt',
      variationAxes: axes,
      keepFeatures: ['kern'],
      noHinting: true,
      // GDEF varies the kerning along the axes. That is a third of the file, and hardly visible.
      // STAT lists style names for menus. It would refer to names that the subset does not have.
      dropTables: ['GDEF', 'STAT'],
    });
    const woff2 = await convert(renameFont(cut, family), 'woff2');
    await writeFile(file, woff2);
    console.log(`${file}: ${(woff2.length / 1024).toFixed(1)} kB`);
  }
  console.log(getRanges(characters));
}
