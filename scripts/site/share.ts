/**
 * Draws the share pictures (Open Graph): one for each canonical address, from the page's title,
 * colours and picture. Writes `public/og/` and `content/pictures/shares.json`, which the pages' meta
 * tags use. File names contain a hash of a picture's sources, so a second run draws only what changed.
 * One picture takes about 0.3 s.
 */
import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { colours } from '@/content/brand/brand';
import { mark } from '@/content/brand/mark';
import { agency } from '@/content/files/agency';
import { isThere } from '@/content/files/locate';
import { listFiles, readBytes, readText } from '@/content/files/owner-files';
import { allShares } from '@/content/structured/shares';
import { removeStale } from './remove-stale';
import { compose } from './share/compose';
import { loadTypefaces, TYPEFACES } from './share/draw-text';
import { writeWhole } from './write-whole';

const OUTPUT = 'public/og';
const MANIFEST = 'content/pictures/shares.json';

const { name, offices } = agency();
const names = { agency: name, cities: offices.map(({ city }) => city), mark: mark() };

/** The sources of all pictures. After a change to one of them, all pictures are drawn again. */
const tools = createHash('sha256');
for (const file of [...TYPEFACES, ...listFiles('scripts/site/share')])
  tools.update(readBytes(file));
const tokens = [...colours().tokens].map(([world, own]) => [world, ...own]);
tools.update(JSON.stringify([names, tokens]));
const toolsHash = tools.digest('hex');

let made = 0;
const manifest: Record<string, { file: string; alt: string }> = {};
await mkdir(OUTPUT, { recursive: true });

for (const [path, share] of await allShares()) {
  const hash = createHash('sha256').update(toolsHash).update(JSON.stringify(share)).digest('hex');
  const page = path.slice(1).replaceAll('/', '-').toLowerCase() || 'home';
  const file = `${page}-${hash.slice(0, 8)}.jpg`;
  manifest[path] = { file, alt: share.alt };
  if (isThere(join(OUTPUT, file))) continue;
  if (made === 0) await loadTypefaces();
  await writeWhole(join(OUTPUT, file), await compose(share, names));
  made += 1;
}

const kept = new Set(Object.values(manifest).map(({ file }) => file));
await removeStale(OUTPUT, /-[\da-f]{8}\.jpg$/, kept);
const json = `${JSON.stringify(manifest, null, 2)}\n`;
if (!isThere(MANIFEST) || readText(MANIFEST) !== json) await writeWhole(MANIFEST, json);
console.log(`share: drew ${made} of ${kept.size} pictures`);
