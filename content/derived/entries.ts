import { canonicalPath } from '../files/canonical';
import { isLeftOut } from '../files/left-out';
import { type CopyKey, copyKeys, pages } from '../routes';
import { Mistake, readTogether } from '../schema/mistake';
import { findEntry, type PageEntry } from '../site/define-page';

/**
 * Imports the copy of a page: the file has the name of the page's key.
 *
 * @returns a function that reads it, or throws an error that names the file if it does not define the page
 */
async function importEntry(key: CopyKey): Promise<() => PageEntry> {
  await import(`../pages/${key}.ts`);
  const read = findEntry(key);
  if (read) return read;
  throw new Mistake(
    `content/pages/${key}.ts does not define its page: export definePage('${key}', …) from it.`,
  );
}

/** The readers of the pages that search engines list, but for those of collections. */
export const importListed = (): Promise<(() => PageEntry)[]> =>
  Promise.all(
    copyKeys
      .filter(
        (key) => canonicalPath(pages[key].path) === pages[key].path && !isLeftOut(pages[key].path),
      )
      .map(importEntry),
  );

/** The pages that search engines list, but for those of collections. */
export async function listedEntries(): Promise<readonly PageEntry[]> {
  const readers = await importListed();
  return readTogether(...readers);
}
