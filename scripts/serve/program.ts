import { accessSync, constants } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';

/** Debian keeps servers where only administrators look. */
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

/** The full path of a program, or null where the machine has none of that name. */
export function findProgram(name: string): string | null {
  const paths = isAbsolute(name) ? [name] : FOLDERS.map((folder) => join(folder, name));
  return paths.find(runs) ?? null;
}
