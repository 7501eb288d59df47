import { wordsFiles } from '../files/read-file';
import { type CopyKey, canonicalPath, copyKeys } from '../routes';
import { attempt, holdBack, Mistake } from '../schema/mistake';
import { findEntry, type PageEntry } from '../words/define-page';

/**
 * Imports the copy of a page: the file has the name of the page's key.
 *
 * @throws an error that names the file if it does not define the page
 */
async function readEntry(key: CopyKey): Promise<PageEntry> {
  await import(`../pages/${key}.ts`);
  const entry = findEntry(key);
  if (entry) return entry;
  if (wordsFiles.has(`content/pages/${key}.yaml`)) holdBack();
  throw new Mistake(
    `content/pages/${key}.ts does not define its page: export definePage('${key}', …) from it.`,
  );
}

/** The pages that search engines list, but for those of collections. */
export async function listedEntries(): Promise<readonly PageEntry[]> {
  const entries: PageEntry[] = [];
  for (const key of copyKeys) await attempt(async () => entries.push(await readEntry(key)));
  return entries.filter(({ path }) => canonicalPath(path) === path);
}
