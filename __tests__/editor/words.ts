import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { filesIn } from '@/scripts/site/files';

/** The files of words. */
export const words = filesIn('content').filter(
  (file) => /\.(yaml|md)$/.test(file) && !file.endsWith('README.md'),
);

/** The name of a file without its ending. */
export const nameOf = (file: string) => basename(file).replace(/\.\w+$/, '');

/** The front matter of a Markdown file. */
export const readFields = (file: string) =>
  parse(splitFrontMatter(readFileSync(file, 'utf8'))?.fields ?? '');

/** The first file of a folder, such as "content/articles". */
export function findFirst(folder: string): string {
  const file = words.find((each) => each.startsWith(`${folder}/`));
  if (file === undefined) throw new Error(`There is no file in ${folder}.`);
  return file;
}

/** An article without code. The editor takes the cursor when it has loaded what code needs. */
export const findPlainArticle = (): string =>
  words.find(
    (file) => file.startsWith('content/articles/') && !readFileSync(file, 'utf8').includes('```'),
  ) ?? findFirst('content/articles');
