/**
 * Runs after the export. Writes a page at each former address of an article, a job and so on, for
 * hosts that cannot redirect. It leads to the present address at once.
 */
import './env';
import { formerAddresses } from '@/content/files/former';
import { writeFiles } from './out';
import { toRedirectPage } from './redirects/page';

const former = formerAddresses();
writeFiles(new Map(former.map(({ from, to }) => [`${from.slice(1)}.html`, toRedirectPage(to)])));
if (former.length > 0) console.log(`redirects: wrote ${former.length} pages at former addresses`);
