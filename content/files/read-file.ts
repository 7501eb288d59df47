import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import { Mistake } from '../schema/mistake';
import { findControlCharacters } from './control-characters';
import { splitFrontMatter } from './front-matter';
import { readText } from './read-text';
import { findDenseParagraphs, findMergeMarks, findOpenBrackets } from './unreadable';

/** The fields of a file as YAML gives them, unchecked, and the text below them. */
export type RawFile = { fields: unknown; body: string };

/** An error in a file, in the form that all messages about content have. */
export const invalid = (file: string, problem: string) =>
  new Mistake(`${file} is invalid:\n  ${problem}`);

/** What is wrong with a text such as "We became #1", which YAML ends before "#". */
function findCutText(document: Document): string | undefined {
  let problem: string | undefined;
  visit(document, {
    Scalar(_, { type, value, comment }) {
      if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return undefined;
      problem = `"#${comment}" after "${value}" is a comment. Put the text in quotes, or a space behind "#"`;
      return visit.BREAK;
    },
  });
  return problem;
}

/** What is wrong with "*name", which YAML replaces by what "&name" stands before, often many times. */
function findAlias(document: Document): string | undefined {
  let problem: string | undefined;
  visit(document, {
    Alias(_, { source }) {
      problem = `"*${source}" stands for other fields. Write them out, or put a text in quotes`;
      return visit.BREAK;
    },
  });
  return problem;
}

function parseYaml(yaml: string): { fields: unknown } | { problem: string } {
  const brackets = findOpenBrackets(yaml);
  if (brackets !== undefined) return { problem: brackets };
  const document = parseDocument(yaml);
  const problem = document.errors[0]?.message ?? findAlias(document) ?? findCutText(document);
  return problem === undefined ? { fields: document.toJS() } : { problem };
}

function readYaml(file: string, yaml: string): unknown {
  const parsed = parseYaml(yaml);
  if ('fields' in parsed) return parsed.fields;
  const { problem } = parsed;
  const part = file.endsWith('.md') ? 'front matter' : 'the whole';
  const lines = problem.split('\n').filter((line) => line.trim() !== '');
  throw invalid(file, `(${part}): ${lines.join('\n  ')}`);
}

/**
 * Splits a file into its fields and its text. A YAML file has fields alone.
 *
 * @param file its path, which ends in `.md` or `.yaml`
 * @throws an error that names the file, the line where there is one, and what was expected
 */
export function splitFile(file: string, text: string): RawFile {
  const marks = findMergeMarks(text);
  if (marks !== undefined) throw invalid(file, marks);
  const { fields, body, line } = splitText(file, text);
  const problems = [
    ...findControlCharacters(fields, body, line),
    ...findDenseParagraphs(body, line),
  ];
  if (problems.length > 0) throw invalid(file, problems.join('\n  '));
  return { fields, body };
}

/** Splits a file. `line` is the first line of its text. */
function splitText(file: string, text: string): RawFile & { line: number } {
  if (!file.endsWith('.md')) return { fields: readYaml(file, text), body: '', line: 1 };
  const parts = splitFrontMatter(text);
  if (!parts) {
    throw invalid(
      file,
      '(front matter): expected a block of fields between two lines of "---" at the top',
    );
  }
  // The empty line keeps the line numbers of messages those of the file.
  const fields = readYaml(file, `\n${parts.fields}`);
  const line = `${parts.open}${parts.fields}${parts.close}`.split('\n').length;
  return { fields, body: parts.body.trim(), line };
}

/** The schema of a file of words, and how to check its fields. */
export type Words = { schema: z.ZodType; check: (fields: unknown) => unknown };

const words = new Map<string, Words>();

/** Remembers the schema of a file and its check, for `wordsFiles`. */
export const registerWords = (file: string, schema: z.ZodType, check: Words['check']): void => {
  words.set(file, { schema, check });
};

/** The files of words that have been read so far. */
export const wordsFiles: ReadonlyMap<string, Words> = words;

/** Reads the fields of a YAML file, unchecked. Words in braces stay as they are. */
export function readFields(file: string): unknown {
  if (!existsSync(join(process.cwd(), file)))
    throw new Mistake(`${file} is missing. Write it, or restore it.`);
  return splitFile(file, readText(file)).fields;
}
