import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { FURTHER } from '../schema/mirror';
import { invalid, readAsFirst, readTogether } from '../schema/mistake';
import { findControlCharacters } from './control-characters';
import { splitFrontMatter } from './front-matter';
import { isThere } from './locate';
import { once } from './once';
import { LACKING, type Needs, overlay, toOriginalFile } from './overlay';
import { readOriginalText, readText } from './owner-files';
import { translateLinks } from './translated-paths';
import { findDenseParagraphs, findMergeMarks, findOpenBrackets } from './unreadable';
import { describeErrors } from './yaml-words';

/** The fields of a file as YAML gives them, unchecked, and the text below them. */
export type RawFile = { fields: unknown; body: string };

/** What is wrong with texts such as "We became #1", which YAML ends before "#", and "*name" or "&name". */
function findLostWords(document: Document): string[] {
  const problems: string[] = [];
  visit(document, {
    Alias: (_, { source }) => {
      problems.push(`(the fields): "*${source}" stands for other fields. Put the text in quotes`);
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === '__proto__')
        problems.push('(the fields): "__proto__" is no name of a field. Delete it');
    },
    Scalar: (_, { type, value, comment, anchor }) => {
      if (anchor) problems.push(`(the fields): "&${anchor}" is left out. Put the text in quotes`);
      if (type !== 'PLAIN' || !comment || /^\s/.test(comment)) return;
      problems.push(
        `(the fields): "#${comment}" after "${value ?? ''}" is a comment. Put the text in quotes, or a space behind "#"`,
      );
    },
  });
  return problems;
}

/** The problems of YAML. Those of its syntax hide the others. */
function findProblems(document: Document.Parsed, yaml: string): string[] {
  const { errors, warnings } = document;
  if (errors.length + warnings.length > 0) return describeErrors(document, yaml);
  return findLostWords(document);
}

function readYaml(file: string, yaml: string): unknown {
  const brackets = findOpenBrackets(yaml);
  if (brackets !== undefined) throw invalid(file, `(the fields): ${brackets}`);
  const document = parseDocument(yaml);
  refuseProblems(file, findProblems(document, yaml));
  return document.toJS();
}

/** Refuses a file with problems. */
function refuseProblems(file: string, problems: readonly string[]): void {
  if (problems.length > 0) throw invalid(file, ...problems);
}

/** The front matter and the text of a Markdown file, and the first line of the text. */
function splitMarkdown(file: string, text: string) {
  const parts = splitFrontMatter(text);
  if (!parts) {
    throw invalid(
      file,
      '(front matter): expected a block of fields between two lines of "---" at the top',
    );
  }
  const line = `${parts.open}${parts.fields}${parts.close}`.split('\n').length;
  // The empty line keeps the line numbers of messages those of the file.
  return { yaml: `\n${parts.fields}`, body: parts.body.trim(), line };
}

/** Splits a file: its YAML, and its text with the number of its first line. */
function splitParts(file: string, text: string) {
  const marks = findMergeMarks(file, text);
  if (marks !== undefined) throw invalid(file, marks);
  return file.endsWith('.md') ? splitMarkdown(file, text) : { yaml: text, body: '', line: 1 };
}

/** The fields of a file in the first language. */
export const readOriginalFields = (file: string): unknown =>
  readAsFirst(file, () => readYaml(file, splitParts(file, readOriginalText(file)).yaml));

/** Whether the file of the first language that a file translates has a text under its fields. */
function hasText(file: string, yaml: string): boolean {
  const original = toOriginalFile(file, Object(readYaml(file, yaml)).translates);
  const { body } = isThere(original)
    ? readAsFirst(original, () => splitParts(original, readOriginalText(original)))
    : { body: '' };
  return body !== '';
}

/**
 * Splits a file into readers of its fields and of its text, which throw the mistakes of each. A YAML file
 * has fields alone. Those of a further language lie over those of the original.
 *
 * @param file its path, which ends in `.md` or `.yaml`
 * @param needs says which words a further language must have. Without it, none
 * @throws an error that names the file, if it has no such parts
 */
export function splitReaders(file: string, text: string, needs?: Needs) {
  const { yaml, body, line } = splitParts(file, text);
  return {
    readFields(): unknown {
      const fields = readYaml(file, yaml);
      refuseProblems(file, findControlCharacters(fields, '', line));
      return overlay(file, fields, needs, readOriginalFields);
    },
    readBody(): string {
      const problems = findControlCharacters(undefined, body, line);
      refuseProblems(file, [...problems, ...findDenseParagraphs(body, line)]);
      if (FURTHER && body === '' && hasText(file, yaml))
        throw invalid(file, `(the text): ${LACKING}`);
      return translateLinks(body);
    },
  };
}

/**
 * Splits a file into its fields and its text.
 *
 * @throws an error that names the file, the line where there is one, and what was expected
 */
export function splitFile(file: string, text: string, needs?: Needs): RawFile {
  const { readFields, readBody } = splitReaders(file, text, needs);
  const [fields, body] = readTogether(readFields, readBody);
  return { fields, body };
}

/** Reads the fields of a YAML file, unchecked. Words in braces stay as they are. */
export const readFields = (file: string, needs?: Needs): unknown =>
  splitFile(file, readText(file), needs).fields;

/** Reads a file of words, with what it needs, and how to check its fields. */
export type Words<T = unknown> = (() => T) &
  Needs & { file: string; check: (fields: unknown) => T };

/** Makes the reader of a file of words, which reads it once. */
export function toWords<T>(file: string, needs: Needs, check: (fields: unknown) => T): Words<T> {
  const read = once(() => check(readFields(file, needs)));
  return Object.assign(() => read(), { file, ...needs, check });
}
