/**
 * Runs after the export. Makes the search index of /search with Pagefind. It reads the content and not
 * the exported pages, so pages need no attributes for it.
 */
import './env';
import { getLanguage } from '@/content/files/language';
import { isShown } from '@/content/files/left-out';
import { findWords } from '@/content/pages/pages';
import { findable } from '@/content/structured/findable';
import { writeFiles } from './out';
import { indexRecords } from './search/index-records';
import { toRecords } from './search/records';

const words = findWords('title-list');
if (isShown('search-field') && words) {
  const { language } = new Intl.Locale(getLanguage());
  const records = toRecords(findable(), words.kinds, language);
  const files = await indexRecords(records, language);
  writeFiles(new Map([...files].map(([path, bytes]) => [`_search/${path}`, bytes])));
  console.log(`search: indexed ${records.length} pages in ${files.size} files`);
}
