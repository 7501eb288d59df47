import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A CSS module as Next's production chunks carry it, with `turbopackModuleIds: 'named'`. */
const CSS_MODULE =
  /"\[project\]\/([^"]+?\.module\.scss) \[app-client\] \(css module\)",\w+=>\{\w+\.v\((\{[^}]*\})\)/g;

/**
 * The class names that Next gave each CSS module, by the module's path. The islands' bundle must
 * use the very names that stand in the pages, and they cannot be computed again.
 *
 * @param chunks the folder of Next's client chunks
 */
export async function readClassNames(chunks: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const file of await readdir(chunks)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(chunks, file), 'utf8');
    for (const [, path, names] of code.matchAll(CSS_MODULE)) {
      if (path && names) found.set(path, names);
    }
  }
  return found;
}
