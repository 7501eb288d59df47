import type { z } from 'zod';
import { invalid } from '../schema/mistake';
import { validate } from '../schema/parse';
import { Absent, type BraceWords, hasName, tryFill } from './braces';
import { dropAbsent } from './drop-absent';

/**
 * Puts words in the place of their names in braces, and checks fields against their schema. A name that
 * stays in its place hides no other mistake. What names a fact that the agency does not have goes.
 *
 * @param file from the project's root, such as "content/mail.yaml"
 * @param later names in braces that the site replaces when it draws a page, such as "count"
 * @throws an error that names the file, each field that is wrong, what was found, and what was expected.
 * If only another file is wrong, which the words come from, it names that one
 */
export function parseFields<S extends z.ZodType>(
  file: string,
  schema: S,
  fields: unknown,
  readWords: () => BraceWords,
  later?: readonly string[],
): z.output<S> {
  const { filled: all, problems: unknown, cause } = tryFill(fields, readWords, later);
  const { kept: filled, problems: lost } = dropAbsent(schema, all);
  const problems = [...unknown, ...lost];
  const isComplete = problems.length === 0 && !cause;
  const result = validate(
    schema,
    filled,
    isComplete ? undefined : (found) => found instanceof Absent || hasName(found, later),
  );
  if (isComplete && 'data' in result) return result.data;
  const found = [...problems, ...('data' in result ? [] : result.problems)];
  const other = cause ?? ('data' in result ? undefined : result.cause);
  throw (found.length === 0 && other) || invalid(file, ...found);
}
