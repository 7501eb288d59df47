import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { Mistake } from '../schema/mistake';
import { splitFile } from './front-matter';

const schemas = new Map<string, z.ZodType>();

/** Remembers the schema of a file, for `wordsFiles`. */
export const registerWords = (file: string, schema: z.ZodType): void => {
  schemas.set(file, schema);
};

/** The schemas of the files that have been read so far, by file. */
export const wordsFiles: ReadonlyMap<string, z.ZodType> = schemas;

/** Reads the fields of a YAML file, unchecked. Words in braces stay as they are. */
export function readFields(file: string): unknown {
  const path = join(process.cwd(), file);
  if (!existsSync(path)) throw new Mistake(`${file} is missing. Write it, or restore it.`);
  return splitFile(file, readFileSync(path, 'utf8')).fields;
}
