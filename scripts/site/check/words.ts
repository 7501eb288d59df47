import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { wordsFiles } from '@/content/files/read-file';
import { isSystemFile } from '@/content/files/system-file';
import { copyKeys } from '@/content/routes';
import { Mistake, refuse } from '@/content/schema/mistake';

/** The names of a folder's files that end so, without the end. */
const namesIn = (folder: string, end: string, options?: { recursive: true }) =>
  readdirSync(folder, { encoding: 'utf8', ...options })
    .filter((name) => name.endsWith(end) && !isSystemFile(basename(name)))
    .map((name) => name.slice(0, -end.length).replaceAll('\\', '/'));

/** Imports the modules of `content`, so that `wordsFiles` has every file of words. */
export async function importWords(): Promise<void> {
  const names = namesIn('content', '.ts', { recursive: true });
  await Promise.all(names.map((name) => import(`@/content/${name}.ts`)));
}

/** Refuses files of words that no module reads. The check of pages names those that lack their module. */
export function checkUnread(): void {
  const unread = [
    ...namesIn('content', '.yaml').map((name) => `content/${name}.yaml`),
    ...namesIn('content/pages', '.yaml')
      .filter((name) => !copyKeys.some((key) => key === name))
      .map((name) => `content/pages/${name}.yaml`),
  ].filter((file) => !wordsFiles.has(file));
  refuse(
    unread.map(
      (file) => new Mistake(`${file}: nothing reads this file. Delete it, or correct its name.`),
    ),
  );
}
