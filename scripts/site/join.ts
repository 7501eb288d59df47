/** Runs after the steps of a further language. Moves its pages, and what all languages share, into the site. */
import './env';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FURTHER } from '@/content/schema/mirror';
import { OUT, SITE } from './out';

if (!FURTHER) throw new Error('join: set SITE_LANGUAGE to a further language.');
// The names of these files are hashes of their content.
for (const folder of ['_next', '_islands'].filter((each) => existsSync(join(OUT, each)))) {
  cpSync(join(OUT, folder), join(SITE, folder), { recursive: true });
  rmSync(join(OUT, folder), { recursive: true });
}
// The home page stands beside the folder, as each page stands beside that of the pages below it.
cpSync(join(OUT, 'index.html'), join(SITE, `${FURTHER}.html`));
rmSync(join(OUT, 'index.html'));
cpSync(OUT, join(SITE, FURTHER), { recursive: true });
rmSync(OUT, { recursive: true });
console.log(`join: the pages in "${FURTHER}" are in ${join(SITE, FURTHER)}`);
