import { z } from 'zod';
import { withKind } from './field-name';
import { describeBounds, describeIssue, MISSING, NEEDS } from './issue-words';
import { invalid, Mistake, tryRead } from './mistake';
import { type Field, findVariant, getModel, getPart } from './model';
import { NONE, suggest } from './nearest';

/** The value at a path such as `banner.title`. */
const getValue = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined,
    value,
  );

/** A path as messages write it, with the kind of each section on the way: "sections.2 (story).title". */
const toName = (value: unknown, path: readonly PropertyKey[]): string =>
  path.map((key, i) => withKind(String(key), getValue(value, path.slice(0, i + 1)))).join('.');

/** What a schema says about the part of a value at a path. */
function findField(
  field: Field | undefined,
  path: readonly PropertyKey[],
  value: unknown,
): Field | undefined {
  const own = findVariant(field, value);
  const [key, ...rest] = path;
  if (key === undefined) return own ?? field;
  const part = getValue(value, [key]);
  return findField(getPart(own, String(key)), rest, part);
}

/** What was found, if it is short and the message does not say it yet. */
function describeFound(found: unknown, message: string): string {
  if (typeof found !== 'string' && typeof found !== 'number' && typeof found !== 'boolean')
    return '';
  const shown = JSON.stringify(found);
  return shown.length > 60 || /\bfound\b|, has \d/.test(message) ? '' : `, found ${shown}`;
}

/** The lines about fields that a schema does not have, with the nearest that it has. */
function explainUnknown(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  schema: z.ZodType,
  value: unknown,
) {
  const field = findField(getModel(schema), path, value);
  const known = field?.kind === 'group' ? Object.keys(field.fields) : [];
  return keys.map((key) => {
    const name = toName(value, [...path, key]);
    return `${name}: there is no such field.${known.length > 0 ? ` ${suggest(key, known)}` : ''}`;
  });
}

/** How many entries a list needs, and how many it has: "needs 2 to 12 cards, has 1". */
function describeLength(path: readonly PropertyKey[], schema: z.ZodType, value: unknown) {
  const found = getValue(value, path);
  const field = findField(getModel(schema), path, value);
  if (field?.kind !== 'list' || !Array.isArray(found)) return undefined;
  const name = String(path.at(-1));
  const { min, max } = field;
  const isSingle = max === Infinity ? min === 1 : max === 1;
  const entries = isSingle ? 'entry' : 'entries';
  const things = /^[a-z]+s$/.test(name) && !isSingle ? name : entries;
  return `${NEEDS}${describeBounds(min, max)} ${things}, has ${found.length}`;
}

/** The issues of the variant that a value comes nearest to. Empty if it is like none. */
const findNearestVariant = ({ errors }: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] =>
  [...errors]
    .sort((one, other) => one.length - other.length)
    .find(([first]) => first?.path.length !== 0 || first.code !== 'invalid_type') ?? [];

/** Whether the value at a path may be missing: an optional field, or an entry of a list that may be empty. */
function mayBeMissing(path: readonly PropertyKey[], model: Field, value: unknown): boolean {
  const list = findField(model, path.slice(0, -1), value);
  return list?.kind === 'list' ? list.min === 0 : findField(model, path, value)?.optional === true;
}

/** What to delete where a field refers to files of which there are none: itself, or what it belongs to. */
function describeWayOut(
  { message, path }: z.core.$ZodIssue,
  schema: z.ZodType,
  value: unknown,
): string {
  if (!message.includes(NONE)) return '';
  const model = getModel(schema);
  const parents = path.map((_, i) => path.slice(0, path.length - i));
  const found = parents.find((each) => mayBeMissing(each, model, value));
  if (found?.length === path.length) return ' Or leave the field out.';
  return found ? ` Or delete "${toName(value, found)}".` : '';
}

/** The lines of one problem: one for each unknown field, else one. */
function explain(issue: z.core.$ZodIssue, schema: z.ZodType, value: unknown): string[] {
  if (issue.code === 'unrecognized_keys') return explainUnknown(issue, schema, value);
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    const nearest = findNearestVariant(issue).map((inner) => ({
      ...inner,
      path: [...issue.path, ...inner.path],
    }));
    if (nearest.length > 0) return nearest.flatMap((inner) => explain(inner, schema, value));
  }
  const found = getValue(value, issue.path);
  const length = issue.message.startsWith(NEEDS)
    ? describeLength(issue.path, schema, value)
    : undefined;
  const message = `${length ?? issue.message}${describeWayOut(issue, schema, value)}`;
  const field = toName(value, issue.path) || '(the whole)';
  if (issue.code === 'invalid_type' && found === undefined && message !== MISSING) {
    return [`${field}: ${MISSING}, ${message}`];
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

/** Leaves out the bounds of a value whose type is wrong. */
const isFirst = (issue: z.core.$ZodIssue, i: number, all: readonly z.core.$ZodIssue[]) =>
  !all
    .slice(0, i)
    .some(({ code, path }) => code === 'invalid_type' && path.join('.') === issue.path.join('.'));

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
  const result = schema.safeParse(value, { error: describeIssue });
  if (result.success) return { data: result.data };
  const { issues } = result.error;
  const own = issues.filter(
    (issue) =>
      !findCause(issue) &&
      (issue.code === 'unrecognized_keys' || !isOpen(getValue(value, issue.path))),
  );
  return {
    problems: own.filter(isFirst).flatMap((issue) => explain(issue, schema, value)),
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
