import { z } from 'zod';
import { type EntryFolder, entryFolders, PAGES } from '../routes';
import { isPublished } from './day';
import { readFolder } from './folder';
import { toFormerPath } from './former-path';
import { isLeftOut } from './left-out';
import { once } from './once';
import { readText } from './owner-files';
import { rawPages } from './pages';
import { splitFile } from './read-file';

/** An address that an entry had before, its present address, and its file. */
export type FormerAddress = { from: string; to: string; file: string };

const MENTION = /^formerly:/m;

const common = z.looseObject({ formerly: z.array(z.string()), draft: z.boolean().optional() });

/** A folder of files with pages, and the address of each. */
type Folder = Pick<EntryFolder, 'folder' | 'format' | 'day'> & {
  start: string;
  toAddress: (slug: string) => string;
};

const folders: readonly Folder[] = [
  {
    folder: PAGES,
    format: 'yaml',
    start: '/',
    toAddress: (slug) => rawPages().find(({ name }) => name === slug)?.path ?? `/${slug}`,
  },
  ...Object.values<EntryFolder>(entryFolders).map((each) => ({
    ...each,
    toAddress: (slug: string) => `${each.start}${slug}`,
  })),
];

/**
 * The former addresses of all entries that visitors see: the fields `formerly`. Reads only the files
 * that have one, and leaves the checks to the collections.
 */
export const formerAddresses = once((): FormerAddress[] =>
  folders.flatMap(({ folder, format, start, day, toAddress }) =>
    readFolder(folder, format).files.flatMap(({ slug, file }) => {
      const text = readText(file);
      const to = toAddress(slug);
      if (!MENTION.test(text) || isLeftOut(to)) return [];
      const { fields } = splitFile(file, text);
      const { data } = common.safeParse(fields);
      if (!data || !isPublished(data, day)) return [];
      return data.formerly.map((former) => ({ from: toFormerPath(former, start), to, file }));
    }),
  ),
);
