import { basename } from 'node:path';
import { filesIn } from '@/scripts/site/files';

/** The files of words. */
export const words = filesIn('content').filter(
  (file) => /\.(yaml|md)$/.test(file) && !file.endsWith('README.md'),
);

/** The name of a file without its ending. */
export const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');

/** The first file of a folder, such as "content/articles". */
export function findFirst(folder: string): string {
  const file = words.find((each) => each.startsWith(`${folder}/`));
  if (file === undefined) throw new Error(`There is no file in ${folder}.`);
  return file;
}
