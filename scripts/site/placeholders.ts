import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { NO_PAGE } from '@/app/static-params';

/**
 * Removes the pages of dynamic routes that have none. Next exports a placeholder for each such route.
 *
 * @param out the folder of the exported site
 * @returns how many files it removed
 */
export async function removePlaceholders(out: string): Promise<number> {
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const found = entries.filter(({ name }) => name === NO_PAGE || name.startsWith(`${NO_PAGE}.`));
  for (const { parentPath, name } of found) {
    await rm(join(parentPath, name), { recursive: true, force: true });
  }
  return found.length;
}
