import type { z } from 'zod';
import { define } from '../files/define';
import { isThere } from '../files/locate';
import { once } from '../files/once';
import { toSharedFile } from '../files/pages';
import { parseFields } from '../files/parse-fields';
import { readFields, type Words as WordsFile } from '../files/read-file';
import { toMirror } from '../schema/mirror';
import { readIfSound } from '../schema/mistake';
import type { Fields } from '../schema/reckoned';
import { pageWords } from '../site/page-words';
import { type Kind, kinds, type Words } from './kinds';

/** The words of a kind of section that several pages show: some of them, or all. */
const toPartial = (schema: z.ZodObject): z.ZodObject =>
  ('breadcrumb' in schema.shape ? schema.omit({ breadcrumb: true }) : schema).partial();

const readers = once(
  () =>
    new Map(
      Object.entries(kinds).map(([kind, schema]) => [
        kind,
        define(toSharedFile(kind), toPartial(schema), { readWords: pageWords }),
      ]),
    ),
);

/** The files of words that several pages may show. */
export const allShared = (): WordsFile[] => [...readers().values()];

/** Those that are there. */
export const sharedFiles = (): WordsFile[] =>
  allShared().filter(({ file }) => isThere(toMirror(file)));

/** The words that several pages show of a kind of section, some of them or all. None if there is no file of them. */
export const readSharedWords = (kind: Kind): Fields =>
  isThere(toSharedFile(kind)) ? Object(readers().get(kind)?.()) : {};

/** The words that several pages show of a kind of section, if there is a file that has all of them. */
export function getShared<K extends Kind>(kind: K): Words<K> | undefined {
  const file = toSharedFile(kind);
  if (!isThere(file)) return undefined;
  return readIfSound(
    () =>
      parseFields(
        file,
        kinds[kind],
        readFields(file, { schema: kinds[kind] }),
        pageWords,
      ) as Words<K>,
  );
}
