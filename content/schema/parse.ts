import type { z } from 'zod';
import { holdBack, Mistake, UNKNOWN } from './mistake';
import { type Field, getModel } from './model';
import { suggest } from './nearest';

/** The value at a path such as `banner.title`. */
const getValue = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

/** The names of the fields of the object at a path, if the schema has one there. */
function getFieldNames(field: Field | undefined, path: readonly PropertyKey[]): string[] {
  if (field?.kind === 'list') return getFieldNames(field.item, path.slice(1));
  if (field?.kind !== 'group') return [];
  const [key, ...rest] = path;
  if (key === undefined) return Object.keys(field.fields);
  return getFieldNames(field.fields[String(key)], rest);
}

/** What was found, if it is short and the message does not say it yet. */
function describeFound(found: unknown, message: string): string {
  if (typeof found !== 'string' && typeof found !== 'number' && typeof found !== 'boolean')
    return '';
  const shown = JSON.stringify(found);
  return shown.length > 60 || message.includes(shown) ? '' : `, found ${shown}`;
}

/** zod's own messages, in words: "Too small: expected string to have >=4 characters". */
const toWords = (message: string): string =>
  message
    .replace(/^Invalid input: (.*), received .*$/, '$1')
    .replace(
      /^Too (?:small|big): expected \w+ to (?:have|be) ([<>])(=?)(\d+)/,
      (_, sign, orSame, bound) => {
        if (orSame) return `expected at ${sign === '>' ? 'least' : 'most'} ${bound}`;
        return `expected ${sign === '>' ? 'more' : 'less'} than ${bound}`;
      },
    );

/** The lines of one problem: one for each unknown field, else one. */
function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string[] {
  if (issue.code === 'unrecognized_keys') {
    const known = getFieldNames(getModel(schema), issue.path);
    return issue.keys.map((key) => {
      const name = [...issue.path, key].join('.');
      return `${name}: there is no such field.${known.length > 0 ? ` ${suggest(key, known)}` : ''}`;
    });
  }
  const field = issue.path.join('.') || '(the whole)';
  const found = getValue(value, issue.path);
  if (JSON.stringify(found)?.includes(UNKNOWN)) return [];
  const message = toWords(issue.message);
  if (issue.code === 'invalid_type' && found === undefined) {
    return [`${field}: the field is missing, ${message}`];
  }
  return [`${field}: ${message}${describeFound(found, message)}`];
}

/**
 * Checks fields that a file holds, and returns them completed: pictures get their files and sizes.
 *
 * @param file from the project's root. The error message names it
 * @throws an error that names the file, each field that is wrong, what was found, and what was expected
 */
export function parse<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.flatMap((issue) => explain(issue, schema, value));
  if (problems.length === 0) holdBack();
  throw new Mistake(`${file} is invalid:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
}
