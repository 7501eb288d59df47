/**
 * Runs after the export. Makes the search index of /search with Pagefind. It reads the content and not
 * the exported pages, so pages need no attributes for it.
 */
import './env';
import { findable } from '@/content/derived/findable';
import { getLanguage } from '@/content/files/language';
import { isLeftOut } from '@/content/files/left-out';
import { search } from '@/content/pages/search';
import { pages } from '@/content/routes';
import { writeFiles } from './out';
import { indexRecords } from './search/index-records';
import { toRecords } from './search/records';

if (!isLeftOut(pages.search.path)) {
  const { language } = new Intl.Locale(getLanguage());
  const records = toRecords(await findable(), search().titles.kinds, language);
  const files = await indexRecords(records, language);
  writeFiles(new Map([...files].map(([path, bytes]) => [`_search/${path}`, bytes])));
  console.log(`search: indexed ${records.length} pages in ${files.size} files`);
}
