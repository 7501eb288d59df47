import { basename } from 'node:path';
import type { z } from 'zod';
import { isThere } from '@/content/files/locate';
import { findCrumb } from '@/content/references/breadcrumb';
import { copyKeys, type PageKey, pages } from '@/content/routes';
import { headNames } from '@/content/site/define-page';
import type { CmsField } from './fields';
import { getFields } from './folders';
import { toLabel } from './labels';
import { linksField } from './links';

/** A file of words, and its schema. */
export type WordsFile = readonly [file: string, schema: z.ZodType];

/** The fields of a file of words: the banner first, and last what search engines and chats show. */
function getWords(schema: z.ZodType, file: string): CmsField[] {
  const getPlace = ({ name }: CmsField) =>
    Number(headNames.includes(name)) - Number(name === 'banner');
  return getFields(schema, [file]).sort((one, other) => getPlace(one) - getPlace(other));
}

const keys = Object.keys(pages) as PageKey[];

/** The page whose words a file has, if it has one of its own. */
const findPage = (file: string) => keys.find((key) => file === `content/pages/${key}.yaml`);

/** The address of a file's page. */
export function findAddress(file: string): string | undefined {
  const key = findPage(file);
  return key && pages[key].path;
}

/** The names of files for people, where that of the file says too little. */
const LABELS: Readonly<Record<string, string>> = {
  errors: 'Page not found',
  home: 'Home',
  'home-three': 'Home, third version',
  'home-two': 'Home, second version',
  job: 'Every job',
  mail: 'Sending of the forms',
  moved: 'Pages that moved',
  person: 'Every person',
  project: 'Every case study',
  unexpected: 'Server error',
};

/** What visitors read as the name of a page, else that of the file. */
function getLabel(file: string): string {
  const key = basename(file, '.yaml');
  const page = copyKeys.find((each) => each === key);
  return LABELS[key] ?? (page && findCrumb(page)) ?? toLabel(key);
}

function toFile([file, schema]: WordsFile) {
  const address = findAddress(file);
  return {
    name: basename(file, '.yaml'),
    label: getLabel(file),
    file,
    format: file,
    ...(address !== undefined && { preview_path: address === '/' ? address : address.slice(1) }),
    fields: [...getWords(schema, file), linksField],
  };
}

/** Files that stand for themselves, such as the words of the pages, but for those of pages that are left out. */
export const toFiles = (name: string, label: string, words: readonly WordsFile[]) => ({
  name,
  label,
  files: words.filter(([file]) => isThere(file)).map(toFile),
});
