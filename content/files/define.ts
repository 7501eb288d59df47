import type { z } from 'zod';
import { agencyFacts } from './agency-facts';
import type { BraceWords } from './braces';
import { isThere } from './locate';
import { once } from './once';
import { parseFields } from './parse-fields';
import { readFields, registerWords } from './read-file';

/**
 * Defines a YAML file of content. Its first reader reads it, puts the facts about the agency in the place
 * of their names in braces, and checks it against its schema.
 *
 * @param file from the project's root, such as "content/mail.yaml"
 * @param later names in braces that the site replaces when it draws a page, such as "count"
 * @param readWords reads what the names in braces stand for
 * @param complete adds the fields that the file may leave out
 * @returns a function that reads the file, or throws an error that names each field that is wrong
 */
export function define<S extends z.ZodType<object>>(
  file: string,
  schema: S,
  later: readonly string[] = [],
  readWords: () => BraceWords = agencyFacts,
  complete = (fields: unknown) => fields,
): () => z.output<S> {
  const check = (fields: unknown) => parseFields(file, schema, complete(fields), readWords, later);
  const read = once(() => check(readFields(file)));
  registerWords(file, { schema, check, read });
  return read;
}

/** Defines the file of a section that a site may lack. Without the file, the section goes. */
export function defineOptional<S extends z.ZodType<object>>(
  file: string,
  schema: S,
): () => z.output<S> | undefined {
  const check = (fields: unknown) => parseFields(file, schema, fields, agencyFacts, []);
  const read = once(() => (isThere(file) ? check(readFields(file)) : undefined));
  registerWords(file, { schema, check, read });
  return read;
}
