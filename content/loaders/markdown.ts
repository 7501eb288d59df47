import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { parse } from '../schema/define';

/** A Markdown file: its path, its checked front matter, and the text under it. */
export type Entry<Data> = { file: string; data: Data; body: string };

/** The block between two lines of `---` at the top, and the text after it. */
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)([\s\S]*)$/m;

/** Control characters. XML forbids them, and text pasted from a PDF may contain them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

function readYaml(file: string, yaml: string): unknown {
  try {
    // The empty line keeps the line numbers of messages those of the file.
    return parseYaml(`\n${yaml}`);
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new Error(`${file} is invalid:\n  (front matter): ${error.message.trim()}`);
  }
}

/**
 * Splits a Markdown file into front matter and text, and checks the front matter.
 *
 * @throws an error that names the file, each field that is wrong, and what was expected
 */
export function parseMarkdown<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
): Entry<z.output<S>> {
  const line = text.split('\n').findIndex((each) => CONTROL.test(each)) + 1;
  if (line > 0) {
    throw new Error(
      `${file} is invalid:\n  (line ${line}): expected no control character. Text pasted from a PDF may contain one; delete it`,
    );
  }
  const [, yaml, body] = FRONT_MATTER.exec(text) ?? [];
  if (yaml === undefined || body === undefined) {
    throw new Error(
      `${file} is invalid:\n  (front matter): expected a block of fields between two lines of "---" at the top`,
    );
  }
  return { file, data: parse(file, schema, readYaml(file, yaml)), body: body.trim() };
}

/** Every Markdown file of a folder such as `content/jobs`, checked, in the order of their names. */
export function readMarkdown<S extends z.ZodType>(folder: string, schema: S): Entry<z.output<S>>[] {
  return readdirSync(join(process.cwd(), folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const file = `${folder}/${name}`;
      return parseMarkdown(file, readFileSync(join(process.cwd(), file), 'utf8'), schema);
    });
}

/**
 * Checks that no two files have the same id.
 *
 * @throws an error that names both files where two have the same id
 */
export function withUniqueIds<Data extends { _id: string }>(
  entries: readonly Entry<Data>[],
): readonly Entry<Data>[] {
  const files = new Map<string, string>();
  for (const { file, data } of entries) {
    const other = files.get(data._id);
    if (other) {
      throw new Error(
        `${file} is invalid:\n  _id: expected an id of its own, "${data._id}" is that of ${other}`,
      );
    }
    files.set(data._id, file);
  }
  return entries;
}
