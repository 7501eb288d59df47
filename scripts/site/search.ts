/**
 * Runs after the export. Makes the search index of /search with Pagefind. It reads the content and not
 * the exported pages, so pages need no attributes for it.
 */
import './env';
import { search } from '@/content/pages/search';
import { findable } from '@/content/published/findable';
import { indexRecords } from './search/index-records';
import { toRecords } from './search/records';
import { writeFiles } from './written';

const records = toRecords(await findable(), search().titles.kinds);
const files = await indexRecords(records);
writeFiles('search', new Map([...files].map(([path, bytes]) => [`_search/${path}`, bytes])));
console.log(`search: indexed ${records.length} pages in ${files.size} files`);
