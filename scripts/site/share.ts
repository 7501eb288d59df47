/**
 * Draws the share pictures (Open Graph): one for each canonical address, from the page's title,
 * colours and clay. Writes `public/og/` and `content/pictures/shares.json`, which the pages' meta tags
 * use. File names contain a hash of a picture's sources, so a second run draws only what changed. One
 * picture takes about 0.3 s.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { agency } from '@/content/files/agency';
import { allShares } from '@/content/published/shares';
import type { Share } from '@/content/schema/share';
import { filesIn } from './files';
import { type Characters, getMissing, mono, sans } from './fonts/characters';
import { removeStale } from './remove-stale';
import { compose } from './share/compose';
import type { Faces, Names } from './share/signature';
import { createTypesetter } from './share/type';
import { WORLDS } from './share/worlds';
import { writeWhole } from './write-whole';

const OUTPUT = 'public/og';
const MANIFEST = 'content/pictures/shares.json';
const PARTS = ['', '-rare', '-extended'];
const SANS = PARTS.map((part) => `styles/fonts/rivermark-sans${part}.woff2`);
const MONO = PARTS.map((part) => `styles/fonts/rivermark-mono${part}.woff2`);

/** Returns words that a typeface can draw, and nothing for others. */
const keepDrawable = (face: Characters, words: string): string =>
  getMissing(face, words) === '' ? words.normalize('NFC') : '';

const names: Names = {
  agency: keepDrawable(sans, agency().name),
  cities: agency()
    .offices.map(({ city }) => keepDrawable(mono, city))
    .filter(Boolean),
};

/** The sources of all pictures. After a change to one of them, all pictures are drawn again. */
const tools = createHash('sha256');
for (const file of [...SANS, ...MONO, WORLDS, ...filesIn('scripts/site/share')]) {
  tools.update(readFileSync(file));
}
tools.update(JSON.stringify(names));
const toolsHash = tools.digest('hex');

const getName = (path: string) => path.slice(1).replaceAll('/', '-').toLowerCase() || 'home';

/** The typefaces. They are read when the first picture needs them. */
let faces: Promise<Faces> | undefined;
async function readFaces(): Promise<Faces> {
  return { sans: await createTypesetter(SANS), mono: await createTypesetter(MONO) };
}

let made = 0;
const manifest: Record<string, { file: string; alt: string }> = {};
await mkdir(OUTPUT, { recursive: true });

for (const [path, { title, line = '', ...rest }] of await allShares()) {
  const share: Share = {
    title: keepDrawable(sans, title),
    line: keepDrawable(sans, line) || undefined,
    ...rest,
  };
  const hash = createHash('sha256')
    .update(toolsHash)
    .update(JSON.stringify(share))
    .digest('hex')
    .slice(0, 8);
  const file = `${getName(path)}-${hash}.jpg`;
  manifest[path] = { file, alt: share.alt };
  if (existsSync(join(OUTPUT, file))) continue;
  faces ??= readFaces();
  await writeWhole(join(OUTPUT, file), await compose(share, await faces, names));
  made += 1;
}

const kept = new Set(Object.values(manifest).map(({ file }) => file));
await removeStale(OUTPUT, /-[\da-f]{8}\.jpg$/, kept);
const json = `${JSON.stringify(manifest, null, 2)}\n`;
if (!existsSync(MANIFEST) || (await readFile(MANIFEST, 'utf8')) !== json) {
  await writeWhole(MANIFEST, json);
}
console.log(`share: drew ${made} of ${kept.size} pictures`);
