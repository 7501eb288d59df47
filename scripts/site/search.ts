/**
 * Runs after the export. Makes the search index of /search with Pagefind. It reads the content and not
 * the exported pages, so pages need no attributes for it.
 */
import './env';
import { findable } from '@/content/derived/findable';
import { search } from '@/content/pages/search';
import { writeFiles } from './out';
import { indexRecords } from './search/index-records';
import { toRecords } from './search/records';

const records = toRecords(await findable(), search().titles.kinds);
const files = await indexRecords(records);
writeFiles(new Map([...files].map(([path, bytes]) => [`_search/${path}`, bytes])));
console.log(`search: indexed ${records.length} pages in ${files.size} files`);
