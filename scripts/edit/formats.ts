/**
 * The formats of files for the CMS. Each hands the text of the file along with its fields, so that a save
 * changes only the lines of what changed.
 */
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import type { Fields } from '../author/match';
import { writeFields, writeMarkdown } from '../author/writer';
import type { CmsField } from './fields';
import { toGroup } from './inner-fields';
import { markItems, mergeValues } from './merge';
import { mergeChanges } from './merge-changes';
import { nameField } from './name-field';
import { type PictureAddresses, toAddresses, toNames } from './pictures';

/** The extra field that holds the text of the file. */
const TEXT = '_text';

/** The extra field with the language of the file. */
export const LANGUAGE = '_language';

/** Both as fields of the CMS, which would else give the text of one language to another. */
export const extraFields: readonly CmsField[] = [
  { name: TEXT, label: 'Text of the file', widget: 'hidden' },
  { name: LANGUAGE, label: 'Language', widget: 'hidden', i18n: true, default: '{{locale}}' },
];

/** The text of the file that a form began with. Empty for a new file. */
export const getOpenedText = (values: Fields): string => String(values[TEXT] ?? '');

type Format = {
  fromFile: (text: string) => Fields;
  /** The text of a file, unchecked. */
  write: (values: Fields) => string;
  toFile: (values: Fields) => Promise<string>;
  /**
   * Puts the changes between two texts into a third.
   *
   * @param opened the text that the form began with
   * @param present the text that the file has now
   * @param saved the text that the form makes
   * @throws an error that shows each field that has changed in the file, too
   */
  merge: (opened: string, present: string, saved: string) => Promise<string>;
};

/** How to read a file's values from its text, and how to write them into it. */
type Kind = { read: (text: string) => Fields; write: (text: string, values: Fields) => string };

const readFields = (text: string): Fields => parse(text) ?? {};

/** YAML files. */
const yaml: Kind = { read: readFields, write: writeFields };

/** The first row of a table, and the row below it, which aligns the columns. */
const TABLE = /^(\|.*\|)\r?\n(\|[ :|-]+\|)(?=\r?$)/gm;

/** Aligns columns as the old text does. The field of the CMS for texts forgets how. */
function alignColumns(old: string, text: string): string {
  const rows = new Map([...old.matchAll(TABLE)].map(([, first, row]) => [first, row]));
  return text.replace(TABLE, (_, first, row) => `${first}\n${rows.get(first) ?? row}`);
}

/** Markdown files with front matter. */
const md: Kind = {
  read(text) {
    const parts = splitFrontMatter(text);
    if (text !== '' && !parts) throw new Error('The block of fields at the top is missing.');
    const { fields = '', body = '' } = parts ?? {};
    return { ...readFields(fields), body: body.trim() };
  },
  write(text, { body, ...fields }) {
    const old = String(md.read(text).body);
    const now = alignColumns(old, String(body ?? ''));
    // The CMS has no text yet if somebody saves within the first second.
    if (old && !now)
      throw new Error('Text: it is empty. Press Save again, or write a text if you deleted it.');
    return writeMarkdown(text, { fields, body: now === old ? undefined : now });
  },
};

const kinds = { yaml, md };

/**
 * Makes the format of one file or of the files of one folder.
 *
 * @param fields their fields in the CMS
 * @param addresses the addresses of the pictures
 * @param findProblems returns what is wrong with the text of a file. A file with problems is not saved
 */
export function createFormat(
  extension: keyof typeof kinds,
  fields: readonly CmsField[],
  addresses: PictureAddresses,
  findProblems: (text: string) => Promise<readonly string[]>,
): Format {
  const { read, write } = kinds[extension];
  const group = toGroup(fields);

  function refuse(problems: readonly string[], values: Fields): void {
    if (problems.length === 0) return;
    throw new Error(problems.map((problem) => nameField(problem, group, values)).join(' '));
  }

  function writeOver(all: Fields): string {
    const old = getOpenedText(all);
    const { [TEXT]: _, ...values } = all;
    const named = toNames(fields, values, addresses);
    return write(old, mergeValues(read(old), named, group) as Fields);
  }

  return {
    fromFile: (text) => ({
      ...(markItems(toAddresses(fields, read(text), addresses)) as Fields),
      [TEXT]: text,
    }),
    write: writeOver,
    async toFile(values) {
      try {
        const text = writeOver(values);
        refuse(await findProblems(text), values);
        return text;
      } catch (cause) {
        // The CMS shows the cause of an error of this name.
        throw new Error('saving_failed', { cause });
      }
    },
    async merge(opened, present, saved) {
      const values = read(saved);
      const { merged, clashes } = mergeChanges(read(opened), read(present), values);
      refuse(clashes, values);
      const text = write(present, merged as Fields);
      if (text !== saved) refuse(await findProblems(text), values);
      return text;
    },
  };
}
