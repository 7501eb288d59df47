import { readdirSync } from 'node:fs';
import { wordsFiles } from '@/content/files/read-file';
import { copyKeys } from '@/content/routes';
import { attempt, Mistake, refuse } from '@/content/schema/mistake';

/** The names of a folder's files that end so, without the end. */
const namesIn = (folder: string, end: string, options?: { recursive: true }) =>
  readdirSync(folder, { encoding: 'utf8', ...options })
    .filter((name) => name.endsWith(end))
    .map((name) => name.slice(0, -end.length).replaceAll('\\', '/'));

/** The modules of `content`. Those that read a file of words do it when they are imported. */
const modules = () =>
  namesIn('content', '.ts', { recursive: true }).map(
    (name) => () => import(`@/content/${name}.ts`),
  );

/** The files of words that no module reads. The check of pages names those that lack their module. */
const findUnread = () =>
  [
    ...namesIn('content', '.yaml').map((name) => `content/${name}.yaml`),
    ...namesIn('content/pages', '.yaml')
      .filter((name) => !copyKeys.some((key) => key === name))
      .map((name) => `content/pages/${name}.yaml`),
  ].filter((file) => !wordsFiles.has(file));

/**
 * Reads every file of words, so that `wordsFiles` has their schemas.
 *
 * @throws an error that names each file that nothing reads
 */
export async function readWords(): Promise<void> {
  let complete = true;
  for (const load of modules()) complete = (await attempt(load)) && complete;
  // A file may only seem unread while another stops its reader.
  if (!complete) return;
  refuse(
    findUnread().map(
      (file) => new Mistake(`${file}: nothing reads this file. Delete it, or correct its name.`),
    ),
  );
}
