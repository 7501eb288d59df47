import { rm } from 'node:fs/promises';
import { listFiles } from '@/content/files/owner-files';

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
  for (const file of listFiles(folder)) {
    const name = file.slice(folder.length + 1);
    if (own.test(name) && !name.includes('/') && !kept.has(name)) await rm(file);
  }
}
