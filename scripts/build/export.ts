/**
 * After `next build`: finishes the export. Next's scripts, its copy of each page's content and the
 * files its router would fetch make room for one small loader, which starts each island when a
 * visitor needs it, and its sheets for one that all pages share and the rest of each page's rules
 * (`PLAIN_NEXT=1` leaves them in); each page gets the integrity of what it loads, and its policy.
 */
import './env';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileDigests } from '../export/digest';
import { featuresOf } from '../export/features';
import { writerInto } from '../export/files';
import { fitFirstRoundTrip } from '../export/first-round-trip';
import { installIslands } from '../export/install';
import { addIntegrity } from '../export/integrity';
import { rewrite, type Step } from '../export/page';
import { shortenPaths } from '../export/paths';
import { addPolicy } from '../export/policy';
import { shortenSharing } from '../export/sharing';
import { missingKeys } from './mail';
import { readSettings } from './policy-settings';

const OUT = 'out';
/** Stands by itself, for whatever failed may have taken the site's scripts along. */
const SCRIPT_FREE = '500.html';

const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';
const plainNext = process.env.PLAIN_NEXT === '1';

const settings = readSettings();

const write = writerInto(OUT, basePath);
const islands: Step[] = plainNext
  ? []
  : [...(await installIslands(OUT, basePath, write)), shortenPaths, fitFirstRoundTrip(write)];
const protection: Step[] = [
  addIntegrity(fileDigests(OUT, basePath)),
  addPolicy(featuresOf({ ...settings, plainNext })),
];

let pages = 0;
for (const name of await readdir(OUT, { recursive: true })) {
  if (!name.endsWith('.html')) continue;
  const file = join(OUT, name);
  const steps = name === SCRIPT_FREE ? protection : [shortenSharing, ...islands, ...protection];
  try {
    await writeFile(file, rewrite(await readFile(file, 'utf8'), steps));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
  pages += 1;
}
console.log(`export: ${pages} pages${plainNext ? ' as Next made them (PLAIN_NEXT=1)' : ''}`);
const missing = missingKeys(settings.mail.forms);
if (missing) console.log(missing);
