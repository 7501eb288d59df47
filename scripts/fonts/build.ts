/**
 * Cuts the site's two typefaces to the characters and axes it uses and writes them to `styles/fonts`.
 *
 * Mona Sans and Geist Mono are under the SIL Open Font License. "Mona" is a reserved name, so the
 * cut files carry another one, inside and in CSS. Run `npx tsx scripts/fonts/build.ts` after a
 * change to the character set; the results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { renameFont } from './rename';

const FILES = 'node_modules/@fontsource-variable';
const OUTPUT = 'styles/fonts';

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');
const CHARACTERS = `${ascii}\u00a0£€₹©®™°·•–—‘’“”…←→↑↓↗↘×÷½¼§¶«»✓ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÙÚÛÜàáâäçèéêëíîïñóôöùúûüßøåæœšžł`;

type Axes = Record<string, number | { min: number; max: number }>;

const fonts: { source: string; family: string; file: string; axes: Axes }[] = [
  {
    source: `${FILES}/mona-sans/files/mona-sans-latin-standard-normal.woff2`,
    family: 'Rivermark Sans',
    file: 'rivermark-sans.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 125 } },
  },
  {
    source: `${FILES}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
    family: 'Rivermark Mono',
    file: 'rivermark-mono.woff2',
    axes: { wght: 500 },
  },
];

await mkdir(OUTPUT, { recursive: true });
for (const { source, family, file, axes } of fonts) {
  const cut = await subsetFont(await readFile(source), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern', 'tnum'],
    noHinting: true,
    // GDEF holds how kerning varies over the axes, a third of the file and hardly seen: one kerning
    // stays. STAT names styles for menus and would point at names that the cut has taken out.
    dropTables: ['GDEF', 'STAT'],
  });
  const woff2 = await convert(renameFont(cut, family), 'woff2');
  await writeFile(`${OUTPUT}/${file}`, woff2);
  console.log(`${file}: ${(woff2.length / 1024).toFixed(1)} kB`);
}
