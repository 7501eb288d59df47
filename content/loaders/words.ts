import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { attempt, Mistake, refuse } from '../collection/mistake';
import { copyKeys } from '../routes';
import { wordsFiles } from '../schema/fields';

/** The names of a folder's files that end so, without the end. */
const namesIn = (folder: string, end: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(end))
    .map((name) => basename(name, end));

/** The modules that read words: `content/mail.ts`, `content/pages/about.ts`. */
const modules = () => [
  ...namesIn('content', '.ts').map((name) => () => import(`../${name}.ts`)),
  ...namesIn('content/pages', '.ts').map((name) => () => import(`../pages/${name}.ts`)),
];

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
