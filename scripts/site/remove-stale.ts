import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the files that an earlier run of an encoder wrote. What somebody placed there by hand stays.
 *
 * @param own matches the names that the encoder makes, which end in a hash
 * @param kept the names that it needs now
 */
export async function removeStale(
  folder: string,
  own: RegExp,
  kept: ReadonlySet<string>,
): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (!entry.isFile() || !own.test(entry.name) || kept.has(entry.name)) continue;
    await rm(join(folder, entry.name));
  }
}
