import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Git } from '../git';
import { mergeFields } from './merge-fields';
import { PACKAGE } from './owned';

/** Merges `package.json`. Returns the fields that both changed. */
export function mergePackage(git: Git, folder: string, from: string, to: string): string[] {
  const file = join(folder, PACKAGE);
  const read = (commit: string): unknown => JSON.parse(git(['show', `${commit}:${PACKAGE}`]));
  const fields: string[] = [];
  const own: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const merged = mergeFields([read(from), own, read(to)], (field) => fields.push(field));
  writeFileSync(file, `${JSON.stringify(merged, null, 2)}\n`);
  git(['add', PACKAGE]);
  return fields;
}
