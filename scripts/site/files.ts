import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Lists every file below a folder that the build makes: sorted paths from the root, with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .sort();
}
