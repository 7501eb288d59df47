import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** The folders to search. Debian installs servers in `sbin`, which is not in every user's PATH. */
const FOLDERS = [
  ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  '/usr/sbin',
  '/usr/local/sbin',
];

function runs(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Finds the full path of a program. Returns null if the machine does not have it. */
export function findProgram(name: string): string | null {
  const paths = isAbsolute(name) ? [name] : FOLDERS.map((folder) => join(folder, name));
  return paths.find(runs) ?? null;
}
