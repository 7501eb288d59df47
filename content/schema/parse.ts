import { z } from 'zod';
import { invalid, Mistake, tryRead } from './mistake';
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
  const message = toWords(issue.message);
  if (issue.code === 'invalid_type' && found === undefined) {
    return [`${field}: the field is missing, ${message}`];
  }
  return [`${field}: ${message}${describeFound(found, message)}`];
}

/** The mistake of another file, because of which a value cannot be completed. */
const findCause = (issue: z.core.$ZodIssue): Mistake | undefined =>
  issue.code === 'custom' && issue.params?.cause instanceof Mistake
    ? issue.params.cause
    : undefined;

/**
 * Reads what a transformation needs of another file. If that file is wrong, `parse` throws its mistake,
 * unless the value's own file has mistakes.
 */
export function readFor<T>(context: z.core.$RefinementCtx, read: () => T): T {
  const result = tryRead(read);
  if ('value' in result) return result.value;
  context.addIssue({ code: 'custom', params: { cause: result.mistake }, input: undefined });
  return z.NEVER;
}

/** What is wrong with a value. `cause` is a mistake of another file. */
type Problems = { problems: string[]; cause?: Mistake | undefined };

/**
 * Checks a value, and completes it: pictures get their files and sizes.
 *
 * @param isOpen whether a part of the value is not known yet, so that no check of it counts
 */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  isOpen: (found: unknown) => boolean = () => false,
): { data: z.output<S> } | Problems {
  const result = schema.safeParse(value);
  if (result.success) return { data: result.data };
  const { issues } = result.error;
  const own = issues.filter(
    (issue) =>
      !findCause(issue) &&
      (issue.code === 'unrecognized_keys' || !isOpen(getValue(value, issue.path))),
  );
  return {
    problems: own.flatMap((issue) => explain(issue, schema, value)),
    cause: issues.map(findCause).find(Boolean),
  };
}

/**
 * Checks fields that a file holds, and returns them completed.
 *
 * @param file from the project's root. The error message names it
 * @throws an error that names the file, each field that is wrong, what was found, and what was expected
 */
export function parse<S extends z.ZodType>(file: string, schema: S, value: unknown): z.output<S> {
  const result = validate(schema, value);
  if ('data' in result) return result.data;
  throw (result.problems.length === 0 && result.cause) || invalid(file, ...result.problems);
}
