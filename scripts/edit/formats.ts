/**
 * The two formats of files for the CMS. Each hands the text of the file along with its fields, so that
 * a save changes only the lines of what changed.
 */
import { parse } from 'yaml';
import { splitMarkdown, writeFields, writeMarkdown } from '../author/writer';
import { mergeValues } from './merge';

type Fields = Readonly<Record<string, unknown>>;

/** The extra field that holds the text of the file. */
const TEXT = '_text';

type Format = { fromFile: (text: string) => Fields; toFile: (values: Fields) => string };

/** Takes the text of the file out of the values of the CMS. A new file has none. */
function splitValues({ [TEXT]: text = '', ...values }: Fields) {
  return { text: String(text), values };
}

const readFields = (text: string): Fields => parse(text) ?? {};

const mergeFields = (old: Fields, now: Fields) => mergeValues(old, now) as Fields;

/** YAML files. */
export const words: Format = {
  fromFile: (text) => ({ ...readFields(text), [TEXT]: text }),
  toFile(given) {
    const { text, values } = splitValues(given);
    return writeFields(text, mergeFields(readFields(text), values));
  },
};

function readMarkdown(text: string): { fields: Fields; body: string } {
  const { fields = '', body = '' } = splitMarkdown(text) ?? {};
  return { fields: readFields(fields), body: body.trim() };
}

/** Markdown files with front matter. */
export const prose: Format = {
  fromFile(text) {
    const { fields, body } = readMarkdown(text);
    return { ...fields, body, [TEXT]: text };
  },
  toFile(given) {
    const { text, values } = splitValues(given);
    const old = readMarkdown(text);
    const { body = old.body, ...fields } = values;
    return writeMarkdown(text, { fields: mergeFields(old.fields, fields), body: String(body) });
  },
};
