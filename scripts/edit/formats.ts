/**
 * The formats of files for the CMS. Each hands the text of the file along with its fields, so that a save
 * changes only the lines of what changed.
 */
import { parse } from 'yaml';
import { splitFrontMatter } from '@/content/files/front-matter';
import { writeFields, writeMarkdown } from '../author/writer';
import type { CmsField } from './fields';
import { toGroup } from './inner-fields';
import { mergeValues } from './merge';
import { nameField } from './name-field';
import { type PictureAddresses, toAddresses, toNames } from './pictures';

type Fields = Readonly<Record<string, unknown>>;

/** The extra field that holds the text of the file. */
const TEXT = '_text';

type Format = {
  fromFile: (text: string) => Fields;
  toFile: (values: Fields) => Promise<string>;
};

/** How to read a file's values from its text, and how to write them into it. */
type Kind = {
  read: (text: string) => Fields;
  write: (text: string, values: Fields, group: CmsField) => string;
};

const readFields = (text: string): Fields => parse(text) ?? {};

const mergeFields = (old: Fields, now: Fields, group: CmsField) =>
  mergeValues(old, now, group) as Fields;

/** YAML files. */
const yaml: Kind = {
  read: readFields,
  write: (text, values, group) => writeFields(text, mergeFields(readFields(text), values, group)),
};

function readMarkdown(text: string): { fields: Fields; body: string } {
  const { fields = '', body = '' } = splitFrontMatter(text) ?? {};
  return { fields: readFields(fields), body: body.trim() };
}

/** Markdown files with front matter. */
const md: Kind = {
  read(text) {
    const { fields, body } = readMarkdown(text);
    return { ...fields, body };
  },
  write(text, values, group) {
    const old = readMarkdown(text);
    const { body = old.body, ...fields } = values;
    // The CMS has no text yet if somebody saves within the first second.
    if (old.body && !body)
      throw new Error('Text: it is empty. Press Save again, or write a text if you deleted it.');
    const merged = mergeFields(old.fields, fields, group);
    return writeMarkdown(text, {
      fields: merged,
      // The CMS removes white space at the ends of a text.
      body: body === old.body ? undefined : String(body),
    });
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
  return {
    fromFile: (text) => ({ ...toAddresses(fields, read(text), addresses), [TEXT]: text }),
    async toFile({ [TEXT]: old = '', ...values }) {
      try {
        const text = write(String(old), toNames(fields, values, addresses), group);
        const problems = await findProblems(text);
        if (problems.length > 0) {
          throw new Error(problems.map((problem) => nameField(problem, group, values)).join(' '));
        }
        return text;
      } catch (cause) {
        // The CMS shows the cause of an error of this name.
        throw new Error('saving_failed', { cause });
      }
    },
  };
}
