import { visit } from 'unist-util-visit';
import { nameWithin } from '../schema/field-name';
import { invalid, type Mistake, tryRead } from '../schema/mistake';
import { suggest } from '../schema/nearest';
import { parseMarkdown } from './markdown-tree';

/**
 * What names in braces stand for. A list stands for several items of a list, or for none. Null is a fact that
 * the agency does not have: what names it goes.
 */
export type BraceWords = ReadonlyMap<string, string | readonly unknown[] | null>;

/** Stands in the place of a text that names a fact which the agency does not have. */
export class Absent {
  constructor(
    readonly field: string,
    readonly name: string,
  ) {}

  get problem(): string {
    return `${this.field || '(the text)'}: names {${this.name}}, and content/agency.yaml does not have it. Write the words without it`;
  }
}

/** A name in braces: "{trackers}", "{agency.phone}". Markdown shows "\{name}" as it is. */
const NAME = /(?<!\\)\{([a-z]\w*(?:\.\w+)?)\}/gi;
const ONLY = new RegExp(`^${NAME.source}$`, 'i');

/** A text may hold code if it has a backtick, a tilde or an indented line. */
const MAYBE_CODE = /[`~]|^(?: {4}|\t)/m;

/** The parts of a Markdown text that are code, from start to end. */
function findCode(text: string): { start: number; end: number }[] {
  const parts: { start: number; end: number }[] = [];
  visit(parseMarkdown(text), ['code', 'inlineCode'], ({ position }) => {
    if (!position) return;
    parts.push({ start: position.start.offset ?? 0, end: position.end.offset ?? 0 });
  });
  return parts;
}

/** Puts what `find` returns in the place of each name in braces, but not in code. */
function replaceNames(text: string, find: (name: string) => string): string {
  if (text.search(NAME) === -1) return text;
  const code = MAYBE_CODE.test(text) ? findCode(text) : [];
  return text.replace(NAME, (whole, name: string, at: number) =>
    code.some(({ start, end }) => start <= at && at < end) ? whole : find(name),
  );
}

/** The name, if the item is nothing but a name in braces. */
const getOnlyName = (item: unknown) =>
  typeof item === 'string' ? ONLY.exec(item)?.[1] : undefined;

/** Content with its words, the problems of each field, and the mistake that keeps its words away. */
type Filled<T> = { filled: T; problems: string[]; cause?: Mistake };

/** Whether a piece of content has a name in braces, but for those that are replaced later. */
export const hasName = (content: unknown, later: readonly string[] = []): boolean =>
  [...(JSON.stringify(content) ?? '').matchAll(NAME)].some(
    ([, name = '']) => !later.includes(name),
  );

/**
 * Puts words in the place of their names in braces, in all texts of a file. In a list, an item that is
 * only a name may become several items or none. Code stays as it is. A name stays in its place, if it is
 * not known, and if its words are in a file with mistakes.
 *
 * @param content the fields of the file, or a text in Markdown
 * @param readWords reads what the names stand for
 * @param later further names that may stand in the file. They are left in their places
 * @returns also the field of each unknown name, and the nearest known one. An `Absent` stands in the place of
 * each text that names a fact which the agency does not have
 */
export function tryFill<T>(
  content: T,
  readWords: () => BraceWords,
  later: readonly string[] = [],
): Filled<T> {
  if (!hasName(content, later)) return { filled: content, problems: [] };
  const problems = new Set<string>();
  const read = tryRead(readWords);
  if ('mistake' in read) return { filled: content, problems: [], cause: read.mistake };
  const words = read.value;
  const known = [...words.keys(), ...later].map((name) => `{${name}}`);

  /** "shared.hoursInWinter" and its like exist only where offices share hours. */
  const advise = (name: string) =>
    /^shared\.(ahead|from|hours|until)In(Summer|Winter)$/.test(name)
      ? 'It needs two offices that share hours. Write the words without it'
      : suggest(`{${name}}`, known);

  function find(name: string, field: string): string | readonly unknown[] {
    const found = words.get(name);
    if (found === undefined && !later.includes(name)) {
      problems.add(`${field || '(the text)'}: there is no {${name}}. ${advise(name)}`);
    }
    return found ?? `{${name}}`;
  }

  /** Puts words in the place of names in a text. */
  function fillText(text: string, field: string): unknown {
    let absent: Absent | undefined;
    const filled = replaceNames(text, (name) => {
      if (words.get(name) === null) absent ??= new Absent(field, name);
      return String(find(name, field));
    });
    return absent ?? filled;
  }

  function fillItem(item: unknown, field: string): unknown[] {
    const name = getOnlyName(item);
    const found = name === undefined ? undefined : find(name, field);
    return Array.isArray(found)
      ? found.flatMap((each) => fillItem(each, field))
      : [fill(item, field)];
  }

  function fill(value: unknown, field: string): unknown {
    if (typeof value === 'string') return fillText(value, field);
    if (Array.isArray(value))
      return value.flatMap((item, i) => fillItem(item, nameWithin(field, String(i), item)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        fill(inner, nameWithin(field, key, inner)),
      ]),
    );
  }

  const filled = fill(content, '') as T;
  return { filled, problems: [...problems] };
}

/** What is wrong with content that cannot do without the texts that are absent. */
export function findAbsent(content: unknown): string[] {
  if (content instanceof Absent) return [content.problem];
  if (typeof content !== 'object' || content === null) return [];
  return Object.values(content).flatMap(findAbsent);
}

/**
 * Puts words in the place of their names in braces, as `tryFill` does.
 *
 * @param file the file of the content. The error message names it
 * @throws an error that names the file, the field of each unknown name, and the nearest known one
 */
export function fillBraces<T>(
  file: string,
  content: T,
  readWords: () => BraceWords,
  later: readonly string[] = [],
): T {
  const { filled, problems, cause } = tryFill(content, readWords, later);
  if (cause) throw cause;
  const all = [...problems, ...findAbsent(filled)];
  if (all.length > 0) throw invalid(file, ...all);
  return filled;
}
