/**
 * Cuts the typefaces of `content/brand.yaml` to the characters that words may need and to those of content,
 * into `styles/fonts`, and declares them in `app/fonts.ts`. It cuts a typeface again if its file has
 * changed, or if content has a new character that it has. It also cuts the letters of the page of a failed
 * host, which loads no typeface, measures the letters of giant titles, and names the typefaces in
 * `public/licenses.txt`. Commit what it writes.
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
import { type Axes, measureLetters, readFont } from './fonts/read-font';
import { writeWhole } from './write-whole';

const FOLDER = 'styles/fonts';
const DECLARED = 'app/fonts.ts';
const LETTERS = 'app/500.html/letters.woff2';
/** The weight and width of a headline. */
const HEADLINE = { wght: { min: 650, max: 650 }, wdth: { min: 118, max: 118 } };
const WIDTHS = 'components/ui/Lines/widths.json';
/** The weight and width of a giant title: `type.giant`. */
const GIANT = { wght: { min: 660, max: 660 }, wdth: { min: 122, max: 122 } };

/** Writes a file, unless it has this content. */
async function writeChanged(file: string, content: Uint8Array | string): Promise<void> {
  if (!existsSync(file) || !readFileSync(file).equals(Buffer.from(content)))
    await writeWhole(file, content);
}

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
  await writeChanged(DECLARED, declareFaces(faces));
  const notices = isThere(NOTICES) ? readText(NOTICES) : '';
  if (notices) await writeChanged(NOTICES, replaceTypefaces(notices, formatTypefaces(faces)));

  const find = (name: Plan['name']) => faces.find((face) => face.name === name);
  const headline = find('headline') ?? find('sans');
  if (headline) {
    const { files, family, bold } = headline;
    const [source] = bold?.files ?? files;
    const { axes } = await readFont(source);
    const cutAt = (letters: string, at: Axes) => cut(source, letters, family, narrow(axes, at));
    const letters = await cutAt(unexpected().title + agency().name, HEADLINE);
    await writeChanged(LETTERS, letters);
    const widths = await measureLetters(await cutAt(headline.characters.common, GIANT));
    for (const { part, ...further } of headline.more ?? []) {
      const own = headline.characters[part];
      // Signs fill a square.
      if (!own || part.startsWith('signs')) continue;
      const whole = further.bold ?? further.file;
      Object.assign(
        widths,
        await measureLetters(await cut(whole, own, family, narrow(axes, GIANT))),
      );
    }
    await writeChanged(WIDTHS, `${JSON.stringify(widths, null, 2)}\n`);
  }
}
