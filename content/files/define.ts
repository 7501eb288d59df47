import type { z } from 'zod';
import { agencyFacts } from './agency-facts';
import type { BraceWords } from './braces';
import { parseFields } from './parse-fields';
import { toWords, type Words } from './read-file';

type Options = {
  /** Names in braces that the site replaces when it draws a page, such as "count". */
  later?: readonly string[];
  /** Reads what the names in braces stand for. */
  readWords?: () => BraceWords;
  /** Whether this build shows the words of a field. Without it, it shows all. */
  isShown?: (field: string) => boolean;
};

/**
 * Defines a YAML file of content. Its first reader reads it, puts the facts about the agency in the place
 * of their names in braces, and checks it against its schema.
 *
 * @param file from the project's root, such as "content/mail.yaml"
 * @returns a function that reads the file, or throws an error that names each field that is wrong
 */
export function define<S extends z.ZodType<object>>(
  file: string,
  schema: S,
  { later = [], readWords = agencyFacts, isShown }: Options = {},
): Words<z.output<S>> {
  return toWords(file, { schema, isShown }, (fields) =>
    parseFields(file, schema, fields, readWords, later),
  );
}
