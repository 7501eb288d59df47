/**
 * Makes the pictures that stand for the pages where their addresses are shared: one for each real
 * address, out of the page's own title, colours and clay.
 *
 * File names carry a hash of all that is on the picture, so a second run with nothing changed makes
 * none: about 0.2 s a picture. Writes `public/og/` and `content/pictures/shares.json`, which the pages' tags read.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allShares } from '@/content/loaders/shares';
import { compose } from './share/compose';
import { flatten } from './share/layers';
import { typesetter } from './share/type';

const OUTPUT = 'public/og';
const MANIFEST = 'content/pictures/shares.json';

const faces = {
  sans: await typesetter('scripts/build/fonts/rivermark-sans.woff2'),
  mono: await typesetter('scripts/build/fonts/rivermark-mono.woff2'),
};

/** How layers become a picture: after a change to it all pictures are made anew. */
const renderer = await readFile('scripts/build/share/layers.ts');

const nameOf = (path: string) => path.slice(1).replaceAll('/', '-').toLowerCase() || 'home';

let made = 0;
const manifest: Record<string, { file: string; alt: string }> = {};
await mkdir(OUTPUT, { recursive: true });

for (const [path, share] of allShares()) {
  const layers = await compose(share, faces);
  const hash = createHash('sha256')
    .update(renderer)
    .update(JSON.stringify(layers))
    .digest('hex')
    .slice(0, 8);
  const file = `${nameOf(path)}-${hash}.jpg`;
  manifest[path] = { file, alt: share.alt };
  if (existsSync(join(OUTPUT, file))) continue;
  await writeFile(join(OUTPUT, file), await flatten(layers));
  made += 1;
}

const kept = new Set(Object.values(manifest).map(({ file }) => file));
for (const file of await readdir(OUTPUT)) if (!kept.has(file)) await rm(join(OUTPUT, file));
const json = `${JSON.stringify(manifest, null, 2)}\n`;
if (!existsSync(MANIFEST) || (await readFile(MANIFEST, 'utf8')) !== json) {
  await writeFile(MANIFEST, json);
}
console.log(`share: ${kept.size} pictures in all, ${made} made`);
