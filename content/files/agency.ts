import { agency as schema } from '../schema/agency';
import { tolerate, wrongContent } from '../schema/mistake';
import { parse } from '../schema/parse';
import { readFields, registerWords } from './read-file';

const FILE = 'content/agency.yaml';

const check = (fields: unknown) => parse(FILE, schema, fields);

registerWords(FILE, schema, check);

/** The facts about the agency: its name, its offices, and how to reach it. Words name them in braces. */
export const agency = tolerate(
  () => check(readFields(FILE)),
  () => wrongContent(),
);
