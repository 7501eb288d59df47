/**
 * Runs after the export. Writes a page at each former address of an article, a job and so on, for
 * hosts that cannot redirect. It leads to the present address at once.
 */
import './env';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formerAddresses } from '@/content/files/former';
import { Mistake } from '@/content/schema/mistake';
import { OUT, writeFiles } from './out';
import { toRedirectPage } from './redirects/page';

const former = formerAddresses();
for (const { from, file } of former) {
  if (existsSync(join(OUT, `${from}.html`)))
    throw new Mistake(`${file}: formerly: there is a page at ${from}. Delete this address.`);
}
writeFiles(new Map(former.map(({ from, to }) => [`${from.slice(1)}.html`, toRedirectPage(to)])));
if (former.length > 0) console.log(`redirects: wrote ${former.length} pages at former addresses`);
