/**
 * Runs after the export. Makes the search index of /search with Pagefind. It reads the content and not
 * the exported pages, so pages need no attributes for it. While no text changes, Pagefind does not run.
 */
import './env';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { search } from '@/content/pages/search';
import { findable } from '@/content/published/findable';
import { indexRecords } from './search/index-records';
import { toRecords } from './search/records';
import { CACHE, OUT, readWritten, writeFiles } from './written';

const STEP = 'search';

const records = toRecords(await findable(), search.titles.kinds);

/** Changes with the records, with this step's code and with Pagefind. */
const hash = createHash('sha256').update(JSON.stringify(records));
for (const file of ['package-lock.json', 'scripts/site/search/index-records.ts']) {
  // A copy of the site may lack the lock file.
  if (existsSync(file)) hash.update(readFileSync(file));
}
const key = hash.digest('hex');
const keyFile = `${CACHE}/search-key`;
const known = readWritten(STEP);
const isWhole = known.length > 0 && known.every((name) => existsSync(join(OUT, name)));

if (isWhole && existsSync(keyFile) && readFileSync(keyFile, 'utf8') === key) {
  console.log(`search: the index of ${records.length} pages is unchanged`);
} else {
  const files = await indexRecords(records);
  writeFiles(STEP, new Map([...files].map(([path, bytes]) => [`_search/${path}`, bytes])));
  writeFileSync(keyFile, key);
  console.log(`search: indexed ${records.length} pages in ${files.size} files`);
}
