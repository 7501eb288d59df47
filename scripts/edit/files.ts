import { basename } from 'node:path';
import { BRAND } from '@/content/brand/brand';
import { isThere } from '@/content/files/locate';
import type { Words } from '@/content/files/read-file';
import { getFields, HIDDEN } from './folders';
import { toLabel } from './labels';
import { inLanguages, toPlaces } from './languages';

/** A file of words, with its schema. */
export type WordsFile = Pick<Words, 'file' | 'schema'>;

/** The names of files for people, where that of the file says too little. */
const LABELS: Readonly<Record<string, string>> = {
  'article-list': 'Lists of articles',
  article: 'Every article',
  errors: 'Page not found',
  job: 'Every job',
  mail: 'Sending of the forms',
  moved: 'Pages that moved',
  person: 'Every person',
  project: 'Every case study',
  unexpected: 'Server error',
};

function toFile({ file, schema }: WordsFile) {
  const name = basename(file, '.yaml');
  return {
    name,
    label: LABELS[name] ?? toLabel(name),
    // All languages share the brand.
    ...(file === BRAND ? { file } : { file: toPlaces(file), ...inLanguages() }),
    format: file,
    fields: [...getFields(schema, [file]), ...HIDDEN],
  };
}

/** Files that stand for themselves, such as those with the settings of the site. */
export const toFiles = (name: string, label: string, words: readonly WordsFile[]) => ({
  name,
  label,
  ...inLanguages(),
  files: words.filter(({ file }) => isThere(file)).map(toFile),
});
