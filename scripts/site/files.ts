import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isSystemFile } from '@/content/files/system-file';

/** Lists every file below a folder of the project: sorted paths from the root, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isSystemFile(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .sort();
}
