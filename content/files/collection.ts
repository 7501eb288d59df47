import { z } from 'zod';
import { invalid, type Mistake, readTogether, refuse, tryRead } from '../schema/mistake';
import { parse } from '../schema/parse';
import { agencyFacts } from './agency-facts';
import { type BraceWords, fillBraces } from './braces';
import { findDayToCome } from './day';
import { type Format, readFolder, type SlugFile } from './folder';
import { findFormerProblem, toFormerPath } from './former-path';
import { isLeftOut, showsAll } from './left-out';
import { once } from './once';
import { readText } from './owner-files';
import { parseFields } from './parse-fields';
import { splitReaders } from './read-file';
import { findTwins } from './translated-paths';

/** A file of a collection: its slug, its path, its checked fields, and the text under them. */
export type Entry<Data> = SlugFile & {
  data: Data;
  body: string;
  /** Whether only `npm run dev` shows it. */
  draft: boolean;
  /** The names and addresses that it had before. They redirect to the present address. */
  formerly: readonly string[];
};

/** A folder of files, and how to read them. */
export type Definition<S extends z.ZodType> = {
  /** From the project's root: "content/jobs". */
  folder: string;
  format: Format;
  /** The fields of a file, without those that every file may have. */
  schema: S;
  /** Adds the fields that a file may leave out. */
  complete?: (fields: Record<string, unknown>) => object;
  /** The start of the entries' addresses. Without one, entries have no pages. */
  start?: string;
  /** Whether no page shows the entries, where that does not follow from their addresses. */
  isOut?: () => boolean;
  /** Reads what names in braces stand for in the fields. Without it, the facts about the agency. */
  readWords?: () => BraceWords;
  /** The address of an entry, where it is not the start and the slug. */
  toAddress?: (slug: string) => string;
  /** Slugs whose addresses the site itself uses. */
  reserved?: readonly string[];
  /** Whether the text of a file is Markdown. */
  isProse?: true;
  /** The field with the day on which an entry appears. Before it, the entry is hidden. */
  day?: string;
};

export type Collection<Data> = {
  folder: string;
  format: Format;
  /** The fields of a file, without those that every file may have. */
  schema: z.ZodType;
  /** Slugs whose addresses the site itself uses. */
  reserved: readonly string[];
  /** The start of the entries' addresses, if they have pages. */
  start: string | undefined;
  /** Whether the text of a file is Markdown. */
  isProse: boolean;
  /** Whether the site leaves out the pages that show the entries. */
  isOut: () => boolean;
  /** The address of an entry's page, if it has one. */
  toAddress: (slug: string) => string | undefined;
  /** Every entry that visitors see, in the order of the file names. Throws as `all` does. */
  entries: () => readonly Entry<Data>[];
  /**
   * Every entry, with drafts and those whose day has not come.
   *
   * @throws one error for all files that are wrong
   */
  all: () => readonly Entry<Data>[];
  /** Every entry without mistakes, for checks. */
  sound: () => readonly Entry<Data>[];
  /** The entries that are no drafts and whose day has not come, with that day. */
  waiting: () => readonly { file: string; appears: string }[];
  /**
   * Reads a text as that of a file, with all checks.
   *
   * @throws an error that names the file, and each field that is wrong
   */
  parse: (file: SlugFile, text: string) => Entry<Data>;
  /**
   * The entry with this slug, if visitors see it.
   *
   * @throws the mistakes of its file alone
   */
  find: (slug: string) => Entry<Data> | undefined;
};

/** The fields that every file may have. */
export const common = z.object({
  draft: z
    .boolean('expected true or false')
    .optional()
    .describe('Visitors do not see it. It shows on your own computer only'),
  formerly: z.array(z.string()).optional().meta({
    title: 'Former addresses',
    description:
      'A name that it had here, such as "old-name", or an address of a former site, such as "/2019/05/old-post.html". They lead to the present one',
  }),
});

const commonFields = Object.keys(common.shape);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Checks the text of one file. Names in braces become the facts about the agency.
 *
 * @throws an error that names the file, each field that is wrong, what was found and what was expected
 */
export function parseEntry<S extends z.ZodType>(
  { slug, file }: SlugFile,
  text: string,
  schema: S,
  complete?: (fields: Record<string, unknown>) => object,
  readWords: () => BraceWords = agencyFacts,
): Entry<z.output<S>> {
  const { readFields, readBody } = splitReaders(file, text, { schema });
  const [fields, body] = readTogether(
    () => readEntryFields(file, readFields(), { schema, complete, readWords }),
    () => fillBraces(file, readBody(), agencyFacts),
  );
  return { slug, file, body, ...fields };
}

/** Checks the fields of one file. */
function readEntryFields<S extends z.ZodType>(
  file: string,
  fields: unknown,
  {
    schema,
    complete = (given) => given,
    readWords,
  }: Pick<Definition<S>, 'schema'> & {
    complete: Definition<S>['complete'] | undefined;
    readWords: () => BraceWords;
  },
) {
  const own = isRecord(fields)
    ? Object.fromEntries(Object.entries(fields).filter(([name]) => !commonFields.includes(name)))
    : fields;
  const [{ draft = false, formerly = [] }, data] = readTogether(
    () => parse(file, common, isRecord(fields) ? fields : {}),
    () => parseFields(file, schema, isRecord(own) ? complete(own) : own, readWords),
  );
  return { data, draft, formerly };
}

/** Former addresses must be free, and lead to one entry each. The check of the site compares collections. */
function findFormerProblems<Data>(
  entries: readonly Entry<Data>[],
  reserved: readonly string[],
  toAddress: (slug: string) => string | undefined,
  start = '/',
): Mistake[] {
  const toKey = (former: string) => toFormerPath(former, start).toLowerCase();
  const toOwn = (slug: string) => toKey(toAddress(slug) ?? slug);
  const files = new Map(entries.map(({ slug, file }) => [toOwn(slug), file]));
  for (const name of reserved) files.set(toKey(name), 'the site itself');
  return entries.flatMap(({ slug, file, formerly }) =>
    formerly.flatMap((former) => {
      const other = files.get(toKey(former));
      const own = toKey(former) === toOwn(slug) ? 'is the slug that it has now' : 'is there twice';
      const taken =
        other === file
          ? `"${former}" ${own}. Delete it`
          : other && `expected an address that nothing uses, found "${former}" of ${other}`;
      const problem = findFormerProblem(former) ?? taken;
      if (problem !== undefined) return invalid(file, `formerly: ${problem}`);
      files.set(toKey(former), file);
      return [];
    }),
  );
}

/** Makes a collection of a folder's files. Each file is read and checked once per process. */
export function defineCollection<S extends z.ZodType>(
  definition: Definition<S>,
): Collection<z.output<S>> {
  const {
    folder,
    format,
    schema,
    complete,
    start,
    isProse = false,
    day,
    readWords,
    isOut = () => start !== undefined && isLeftOut(start),
    toAddress = (slug: string) => (start === undefined ? undefined : `${start}${slug}`),
  } = definition;
  const reserved = [...(definition.reserved ?? []), 'index'];
  const folderFiles = once(() => readFolder(folder, format, reserved));
  const readers = once(
    () =>
      new Map(
        folderFiles().files.map((file) => [
          file.slug,
          once(() => parseEntry(file, readText(file.file), schema, complete, readWords)),
        ]),
      ),
  );
  const results = once(() => [...readers().values()].map((read) => tryRead(read)));
  const sound = () => results().flatMap((result) => ('value' in result ? result.value : []));
  const all = once(() => {
    refuse([
      ...folderFiles().mistakes,
      ...results().flatMap((result) => ('mistake' in result ? result.mistake : [])),
      ...findFormerProblems(sound(), reserved, toAddress, start),
      ...findTwins(folder),
    ]);
    return sound();
  });
  const findDay = ({ draft, data }: Entry<z.output<S>>) =>
    draft ? undefined : findDayToCome(data, day);
  const isVisible = (entry: Entry<z.output<S>>) =>
    showsAll() || !(entry.draft || findDay(entry) !== undefined);
  const entries = once(() => (isOut() ? [] : all().filter(isVisible)));
  return {
    folder,
    format,
    schema,
    reserved,
    start,
    isProse,
    isOut,
    toAddress,
    all,
    sound,
    parse: (file, text) => parseEntry(file, text, schema, complete, readWords),
    entries,
    waiting: () =>
      sound().flatMap((entry) => {
        const appears = findDay(entry);
        return appears === undefined ? [] : [{ file: entry.file, appears }];
      }),
    find(slug) {
      const entry = readers().get(slug)?.();
      return entry && isVisible(entry) ? entry : undefined;
    },
  };
}
