import { nameWithin } from '../schema/field-name';

/**
 * Control characters, halves of characters, and what is no character of Unicode. XML forbids most of
 * them, and none shows on a page.
 */
const FORBIDDEN = /(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** Says which forbidden character a text has, or nothing. */
function describeForbidden(text: string): string | undefined {
  const point = FORBIDDEN.exec(text)?.[0].codePointAt(0);
  if (point === undefined) return undefined;
  const name = `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
  return `expected no control character, found ${name}. Text pasted from a PDF may contain one; delete it`;
}

/** Finds the fields with a forbidden character in their values or names. */
function findInFields(value: unknown, field: string): string[] {
  if (typeof value === 'string') {
    const problem = describeForbidden(value);
    return problem === undefined ? [] : [`${field || '(the whole)'}: ${problem}`];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const problem = describeForbidden(name);
    if (problem !== undefined)
      return [`${field || '(the whole)'}: the name of a field: ${problem}`];
    return findInFields(inner, nameWithin(field, name, inner));
  });
}

/**
 * Finds control characters in the values of a file, also those that YAML writes as `"\u0008"`.
 *
 * @param line the first line of the text
 * @returns a problem for each field and each line of the text
 */
export const findControlCharacters = (fields: unknown, body: string, line: number): string[] => [
  ...findInFields(fields, ''),
  ...body.split('\n').flatMap((text, i) => {
    const problem = describeForbidden(text);
    return problem === undefined ? [] : [`(line ${line + i}): ${problem}`];
  }),
];
