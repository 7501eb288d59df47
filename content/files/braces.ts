import { visit } from 'unist-util-visit';
import { ifKnown, UNKNOWN } from '../schema/mistake';
import { suggest } from '../schema/nearest';
import { parseMarkdown } from './markdown-tree';
import { invalid } from './read-file';

/** What names in braces stand for. A list stands for several items of a list, or for none. */
export type BraceWords = ReadonlyMap<string, string | readonly unknown[]>;

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

/**
 * Puts words in the place of their names in braces, in all texts of a file. In a list, an item that is
 * only a name may become several items or none. Code stays as it is.
 *
 * @param file the file of the content. The error message names it
 * @param content the fields of the file, or a text in Markdown
 * @param readWords reads what the names stand for
 * @param later further names that may stand in the file. They are left in their places
 * @throws an error that names the file, the field of each unknown name, and the nearest known one
 */
export function fillBraces<T>(
  file: string,
  content: T,
  readWords: () => BraceWords,
  later: readonly string[] = [],
): T {
  const problems = new Set<string>();
  const words = ifKnown(readWords);
  const known = [...(words?.keys() ?? []), ...later].map((name) => `{${name}}`);

  function find(name: string, field: string): string | readonly unknown[] {
    if (!words) return UNKNOWN;
    const found = words.get(name);
    if (found === undefined && !later.includes(name)) {
      problems.add(`${field || '(text)'}: there is no {${name}}. ${suggest(`{${name}}`, known)}`);
    }
    return found ?? `{${name}}`;
  }

  function fillItem(item: unknown, field: string): unknown[] {
    const name = getOnlyName(item);
    const found = name === undefined ? undefined : find(name, field);
    return Array.isArray(found)
      ? found.flatMap((each) => fillItem(each, field))
      : [fill(item, field)];
  }

  function fill(value: unknown, field: string): unknown {
    if (typeof value === 'string') return replaceNames(value, (name) => String(find(name, field)));
    const within = (key: string | number) => (field === '' ? String(key) : `${field}.${key}`);
    if (Array.isArray(value)) return value.flatMap((item, i) => fillItem(item, within(i)));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, fill(inner, within(key))]),
    );
  }

  const filled = fill(content, '');
  if (problems.size > 0) throw invalid(file, [...problems].join('\n  '));
  return filled as T;
}
