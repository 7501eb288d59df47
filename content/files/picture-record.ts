import { z } from 'zod';
import { toMirror } from '../schema/mirror';
import { agencyFacts } from './agency-facts';
import { isThere } from './locate';
import { once } from './once';
import { parseFields } from './parse-fields';
import { readFields } from './read-file';

/**
 * Defines a JSON file of what the owner says about pictures, by their names. It is checked as a YAML file is.
 *
 * @param file from the project's root
 * @returns a function that reads the file, or throws an error that names each field that is wrong. Without the file,
 * nothing is said
 */
export const defineRecord = <S extends z.ZodType>(
  file: string,
  schema: S,
): (() => ReadonlyMap<string, z.output<S>>) =>
  once(() => {
    const fields = isThere(toMirror(file)) ? readFields(file) : {};
    return new Map(
      Object.entries(parseFields(file, z.record(z.string(), schema), fields, agencyFacts)),
    );
  });
