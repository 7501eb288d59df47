import { join } from 'node:path';
import { writeFile } from 'next-islands/files';
import { isThere } from '@/content/files/locate';
import { FURTHER } from '@/content/schema/mirror';
import { Mistake } from '@/content/schema/mistake';

/** The folder of the site that `npm start` and the tests build and serve. */
export const PREVIEW = '.preview/out';

/**
 * The folder of the exported site. The export empties it first. `scripts/serve/build.ts` sets the variable, so `out`
 * always has what `npm run build` made.
 */
export const SITE = process.env.BUILD_FOR_PREVIEW === '1' ? PREVIEW : 'out';

/** The folder that this process exports to. A further language has its own, until `join.ts` moves it into the site. */
export const OUT = FURTHER ? join(SITE, '../.languages', FURTHER) : SITE;

/** The folder of the servers' configurations, beside the site, whose files everybody can load. */
export const HOSTS = join(SITE, '../hosts');

/** The folder that Next writes to. The export reads it. It is beside the site, so two builds never mix. */
export const EXPORTED = join(SITE, '../.export');

/** The folder of what the next build can use again. It can be deleted at any time. */
export const CACHE = '.next/cache/build';

/**
 * Writes files into the exported site.
 *
 * @param files texts or bytes by their paths from `out`
 * @throws if `public/`, whose files are served as they are, has one of them
 */
export function writeFiles(files: ReadonlyMap<string, string | Uint8Array>, out = OUT): void {
  for (const [name, content] of files) {
    if (!FURTHER && isThere(join('public', name))) {
      throw new Mistake(
        `public/${name}: the build writes a file of this name itself. Rename yours, or delete it.`,
      );
    }
    writeFile(join(out, name), content);
  }
}
