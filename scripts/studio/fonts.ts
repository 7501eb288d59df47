/**
 * Cuts the common and the rare characters of the site's two typefaces, which no change of content needs.
 * Pages load them, and the share pictures and the film are drawn with them. The build cuts the extended
 * characters (`scripts/site/fonts.ts`).
 *
 * After a change to the characters, run `npx tsx scripts/studio/fonts.ts`, copy the ranges it prints to
 * `app/fonts.ts`, and commit the files. Mona Sans and Geist Mono are under the SIL Open Font License.
 */
import { writeFile } from 'node:fs/promises';
import { getRanges } from '../site/fonts/characters';
import { cut } from '../site/fonts/cut';
import { faces } from '../site/fonts/faces';

/** The Latin letters of each typeface, as Google Fonts cuts them. */
const LATIN = 'scripts/studio/node_modules/@fontsource-variable';

const sources = {
  sans: `${LATIN}/mona-sans/files/mona-sans-latin-standard-normal.woff2`,
  mono: `${LATIN}/geist-mono/files/geist-mono-latin-wght-normal.woff2`,
};

for (const name of ['sans', 'mono'] as const) {
  const { file, ...face } = faces[name];
  const { common, rare } = face.characters;
  await writeFile(`${file}.woff2`, await cut(sources[name], common, face));
  await writeFile(`${file}-rare.woff2`, await cut(sources[name], rare, face));
  console.log(getRanges(face.characters));
}
