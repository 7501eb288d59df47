/**
 * Draws the share pictures (Open Graph): one for each canonical address, from the page's title,
 * colours and picture. Writes `public/og/` and `content/pictures/shares.json`, which the pages' meta
 * tags use. File names contain a hash of a picture's sources, so a second run draws only what changed.
 * One picture takes about 0.3 s. Letters that the typefaces lack are drawn by Noto Sans where its package is
 * installed. Otherwise the picture has no words, and a line says what to install.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { colours } from '@/content/brand/brand';
import { mark } from '@/content/brand/mark';
import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { listFiles, readBytes, readOriginalText } from '@/content/files/owner-files';
import type { Share } from '@/content/files/share';
import { SHARES } from '@/content/files/share-pictures';
import { toMirror } from '@/content/schema/mirror';
import { allShares } from '@/content/structured/shares';
import { removeStale } from './remove-stale';
import { compose } from './share/compose';
import { loadTypefaces, TYPEFACES } from './share/draw-text';
import { findFurther, findLacking, keepKnown, readCharacters } from './share/letters';
import { writeWhole } from './write-whole';

const OUTPUT = 'public/og';
const MANIFEST = toMirror(SHARES);

const { name, offices } = agency();
const names = { agency: name, cities: offices.map(({ city }) => city), mark: mark() };

/** The sources of all pictures. After a change to one of them, all pictures are drawn again. */
const tools = createHash('sha256');
for (const file of [...TYPEFACES, ...listFiles('scripts/site/share')])
  tools.update(readBytes(file));
const shares = await allShares();
const known = await readCharacters(TYPEFACES);
const read = ({ title, line = '' }: Share) => title + line;
const spoken = [name, ...names.cities, ...[...shares.values()].map(read)].join('');
const further = await findFurther(findLacking(spoken, known));
for (const { characters } of further.plans)
  for (const one of Object.values(characters).join('')) known.add(one);

/** Words without the signs that no typeface has. None if letters are among these. */
const toDrawn = (words: string): string =>
  findLacking(words, known).length > 0 ? '' : keepKnown(words, known);

/** What a picture says. Without its title it says nothing. */
function toDrawnShare(share: Share): Share {
  const title = toDrawn(share.title);
  return { ...share, title, line: title && toDrawn(share.line ?? '') };
}

const tokens = [...colours().tokens].map(([world, own]) => [world, ...own]);
tools.update(JSON.stringify([names, tokens, further.plans.map(({ hash }) => hash)]));
const toolsHash = tools.digest('hex');

const drawnNames = {
  ...names,
  agency: toDrawn(name),
  cities: names.cities.map(toDrawn).filter(Boolean),
};

let made = 0;
const manifest: Record<string, { file: string; alt: string }> = {};
await mkdir(OUTPUT, { recursive: true });

let wordless = 0;
for (const [path, whole] of shares) {
  const share = toDrawnShare(whole);
  if (!share.title) wordless += 1;
  const hash = createHash('sha256').update(toolsHash).update(JSON.stringify(share)).digest('hex');
  const page =
    path
      .slice(1)
      .replaceAll('/', '-')
      .replace(/[^\w-]/g, '')
      .toLowerCase() || 'home';
  const file = `${page}-${hash.slice(0, 8)}.jpg`;
  manifest[path] = { file, alt: share.alt };
  if (isThere(join(OUTPUT, file))) continue;
  if (made === 0) await loadTypefaces(further.plans);
  await writeWhole(join(OUTPUT, file), await compose(share, drawnNames));
  made += 1;
}

const kept = new Set(Object.values(manifest).map(({ file }) => file));
// Other languages have their own.
const others = listFiles('content').filter(
  (file) => file.endsWith('/pictures/shares.json') && file !== MANIFEST,
);
const all = others.flatMap((file) => readOriginalText(file).match(/[\w-]+\.jpg/g) ?? []);
await removeStale(OUTPUT, /-[\da-f]{8}\.jpg$/, new Set([...kept, ...all]));
const json = `${JSON.stringify(manifest, null, 2)}\n`;
await mkdir(dirname(MANIFEST), { recursive: true });
if (!isThere(MANIFEST) || readOriginalText(MANIFEST) !== json) await writeWhole(MANIFEST, json);
if (further.missing.length > 0)
  console.log(
    `share: ${wordless} pictures have no words, because no typeface of the site has their letters. Run "npm install ${further.missing.join(' ')}"`,
  );
console.log(`share: drew ${made} of ${kept.size} pictures`);
