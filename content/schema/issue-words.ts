import { z } from 'zod';
import { findNearest } from './nearest';

/** What a schema expects, by zod's names of types. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list, with "- " before each entry',
  object: 'fields',
  record: 'fields, such as "name: …"',
};

/** What a text must look like, by zod's names of formats. */
const FORMATS: Readonly<Record<string, string>> = {
  email: 'a mail address such as "name@example.com"',
  url: 'an address such as "https://example.com"',
  date: 'a day such as "2026-11-30"',
};

/** The most values that a message lists. */
const MOST_LISTED = 12;

/** The most fields that a message gives as examples. */
const MOST_EXAMPLES = 3;

/** The words about a field that a file lacks. */
export const MISSING = 'the field is missing';

/** The start of the words about the length of a list. */
export const NEEDS = 'needs ';

const quote = (value: unknown) =>
  typeof value === 'string' ? JSON.stringify(value) : String(value);

/** The first fields that a group needs: ' such as "amount: …", "period: …"'. */
function describeExamples(group: unknown): string {
  if (!(group instanceof z.ZodObject)) return '';
  const needed = Object.entries(group.shape).filter(([, { _zod }]) => !_zod.optin);
  const examples = needed.slice(0, MOST_EXAMPLES).map(([name]) => `"${name}: …"`);
  return examples.length > 0 ? ` such as ${examples.join(', ')}` : '';
}

/** Says what was found in place of a type. */
function describeType({ expected, input, inst }: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidType>) {
  const type = `${TYPES[expected] ?? `a value of the kind "${expected}"`}${describeExamples(inst)}`;
  if (input === null) return `expected ${type}, found nothing`;
  if (expected !== 'string') return `expected ${type}`;
  if (Array.isArray(input)) return `expected ${type}, found a list`;
  const found = typeof input === 'object' ? 'fields' : String(input);
  return `expected ${type}, found ${found}. Put it in quotes`;
}

/** Says which values are possible, and which one a word most likely means. */
function describeChoice(values: readonly unknown[], input: unknown): string {
  const known = values.map(String);
  const list = values.length > MOST_LISTED ? 'the known values' : values.map(quote).join(', ');
  const expected = values.length === 1 ? `expected ${list}` : `expected one of ${list}`;
  const nearest = typeof input === 'string' && known.length > 1 && findNearest(input, known);
  return nearest ? `${expected}, found ${quote(input)}. Did you mean ${quote(nearest)}?` : expected;
}

/** The bounds of a number of things: "2 to 12", "exactly 7", "at least 1". */
export function describeBounds(min: number, max: number): string {
  if (min === max) return `exactly ${min}`;
  if (max === Infinity) return `at least ${min}`;
  return min <= 0 ? `at most ${max}` : `${min} to ${max}`;
}

/** Says of which types a value may be. */
function describeVariants(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const types = errors.flatMap(([first]) =>
    first?.code === 'invalid_type' ? (TYPES[first.expected] ?? []) : [],
  );
  return `expected ${types.join(' or ') || 'another value'}`;
}

/** Says how large something may be. */
function describeSize(
  issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig>,
) {
  const [min, max] =
    issue.code === 'too_small'
      ? [Number(issue.minimum), issue.exact ? Number(issue.minimum) : Infinity]
      : [issue.exact ? Number(issue.maximum) : 0, Number(issue.maximum)];
  const bounds = describeBounds(min, max);
  if (issue.origin === 'string') return `expected ${bounds} characters`;
  if (issue.origin === 'array') return `${NEEDS}${bounds} entries`;
  if (issue.inclusive !== false) return `expected ${bounds}`;
  return issue.code === 'too_small' ? `expected more than ${min}` : `expected less than ${max}`;
}

/**
 * Says what is wrong with a value, in words for people who write. zod takes these in place of its own,
 * wherever a schema has none.
 */
export function describeIssue(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? MISSING : describeType(issue);
    case 'invalid_value':
      return issue.input === undefined ? MISSING : describeChoice(issue.values, issue.input);
    case 'too_small':
    case 'too_big':
      return describeSize(issue);
    case 'invalid_format':
      if ('includes' in issue) return `expected ${quote(issue.includes)} in the text`;
      return `expected ${FORMATS[issue.format] ?? 'another form of the text'}`;
    case 'invalid_union': {
      if (issue.input === undefined) return MISSING;
      if (!('options' in issue && Array.isArray(issue.options)))
        return describeVariants(issue.errors);
      const found = Reflect.get(Object(issue.input), String(issue.discriminator));
      const choice = describeChoice(issue.options, found);
      return found === undefined ? `${MISSING}, ${choice}` : choice;
    }
    case 'not_multiple_of':
      return `expected a multiple of ${issue.divisor}`;
    case 'invalid_key':
      return `expected another name: ${issue.issues[0]?.message ?? ''}`;
    default:
      return 'expected another value';
  }
}
