/**
 * Cuts the typefaces of `content/brand.yaml` to the characters that words may need and to those of content,
 * into `styles/fonts`, and declares them in `app/fonts.ts`. It cuts a typeface again if its file has
 * changed, or if content has a new character that it has. It also cuts the letters of the page of a failed
 * host, which loads no typeface, and names the typefaces in `public/licenses.txt`. Commit what it writes.
 */
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { brand } from '@/content/brand/brand';
import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { readText } from '@/content/files/owner-files';
import { readIfSound } from '@/content/schema/mistake';
import { unexpected } from '@/content/site/unexpected';
import { filesIn } from './files';
import { cut, narrow } from './fonts/cut';
import { declareFaces, formatHash, listCuts } from './fonts/declare';
import { listFaces } from './fonts/faces';
import { findCharacters } from './fonts/find-characters';
import { formatTypefaces, NOTICES, replaceTypefaces } from './fonts/notices';
import { type Plan, plan } from './fonts/plan';
import { readFont } from './fonts/read-font';
import { writeWhole } from './write-whole';

const FOLDER = 'styles/fonts';
const DECLARED = 'app/fonts.ts';
const LETTERS = 'app/500.html/letters.woff2';
/** The weight and width of a headline. */
const HEADLINE = { wght: { min: 650, max: 650 }, wdth: { min: 118, max: 118 } };

// The check names the mistakes of a wrong file.
const [chosen, used] = [readIfSound(brand), readIfSound(() => [...findCharacters().keys()])];
if (chosen && used) {
  const faces: Plan[] = [];
  // One after the other: the decoder of WOFF2 reuses its memory.
  for (const face of listFaces(chosen.typefaces)) faces.push(await plan(face, used));
  const before = readFileSync(DECLARED, 'utf8');
  const files = faces.flatMap((face) => listCuts(face).map((cuts) => ({ ...cuts, face })));
  for (const { file, source, characters, family, face } of files) {
    const path = `${FOLDER}/${file}`;
    if (before.includes(formatHash(face)) && existsSync(path)) continue;
    await writeWhole(path, await cut(source, characters, family, face.axes));
    console.log(`fonts: cut ${path} out of ${source}. Commit it`);
  }
  const kept = new Set(files.map(({ file }) => `${FOLDER}/${file}`));
  for (const file of filesIn(FOLDER))
    if (file.endsWith('.woff2') && !kept.has(file)) await rm(file);
  const declared = declareFaces(faces);
  if (declared !== before) await writeWhole(DECLARED, declared);
  const notices = isThere(NOTICES) ? readText(NOTICES) : '';
  const licences = replaceTypefaces(notices, formatTypefaces(faces));
  if (notices && licences !== notices) await writeWhole(NOTICES, licences);

  // The face of headlines stands before that of code.
  const headline = faces.at(-2);
  if (headline) {
    const { files, family, bold } = headline;
    const [source] = bold?.files ?? files;
    const axes = narrow((await readFont(source)).axes, HEADLINE);
    const letters = await cut(source, unexpected().title + agency().name, family, axes);
    if (!existsSync(LETTERS) || !letters.equals(readFileSync(LETTERS)))
      await writeWhole(LETTERS, letters);
  }
}
