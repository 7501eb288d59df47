import type { z } from 'zod';
import { tolerate, wrongContent } from '../schema/mistake';
import { parse } from '../schema/parse';
import { agencyFacts } from './agency-facts';
import { fillBraces } from './braces';
import { readFields, registerWords } from './read-file';

/**
 * Reads a YAML file of content, puts the facts about the agency in the place of their names in braces,
 * and checks it against its schema.
 *
 * @param file from the project's root, such as "content/mail.yaml"
 * @param later names in braces that the site replaces when it draws a page, such as "count"
 * @throws an error that names the file, each field that is wrong, what was found, and what was expected
 */
export function define<S extends z.ZodType<object>>(
  file: string,
  schema: S,
  later: readonly string[] = [],
): z.output<S> {
  const check = (fields: unknown) =>
    parse(file, schema, fillBraces(file, fields, agencyFacts, later));
  registerWords(file, schema, check);
  return tolerate(
    () => check(readFields(file)),
    () => wrongContent(),
  );
}
