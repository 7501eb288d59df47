/**
 * Subsets the site's two typefaces to the axes and characters it uses. Pages get two files for each,
 * with the common and the rare characters (`styles/fonts`). The share pictures and the film get one
 * file with all of them (`scripts/site/fonts`).
 *
 * After a change to the characters, run `npx tsx scripts/studio/fonts.ts`, copy the ranges it prints to
 * `app/fonts.ts`, and commit the files. Mona Sans and Geist Mono are under the SIL Open Font License.
 * "Mona" is a reserved name, so the subsets have another name, in the files and in CSS.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { all, type Characters, getRareRange, mono, sans } from '../site/fonts/characters';
import { renameFont } from './fonts/rename';

const FILES = 'scripts/studio/node_modules/@fontsource-variable';
const PAGES = 'styles/fonts';
const SCRIPTS = 'scripts/site/fonts';

type Axes = Record<string, number | { min: number; max: number }>;

const faces: { source: string; family: string; name: string; axes: Axes; pages: Characters }[] = [
  {
    source: `${FILES}/mona-sans/files/mona-sans-latin-standard-normal.woff2`,
    family: 'Rivermark Sans',
    name: 'rivermark-sans',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
    pages: sans,
  },
  {
    source: `${FILES}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
    family: 'Rivermark Mono',
    name: 'rivermark-mono',
    axes: { wght: 500 },
    pages: mono,
  },
];

await mkdir(PAGES, { recursive: true });
for (const { source, family, name, axes, pages } of faces) {
  const whole = await readFile(source);
  const files = [
    { file: `${SCRIPTS}/${name}.woff2`, characters: all },
    { file: `${PAGES}/${name}.woff2`, characters: pages.common },
    { file: `${PAGES}/${name}-rare.woff2`, characters: pages.rare },
  ];
  for (const { file, characters } of files) {
    const cut = await subsetFont(whole, characters, {
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
  console.log(`${name}-rare: ${getRareRange(pages)}`);
}
