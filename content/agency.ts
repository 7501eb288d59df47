import { tolerate, wrongContent } from './collection/mistake';
import { agency as schema } from './schema/agency';
import { parse, readFields, registerWords } from './schema/fields';

const FILE = 'content/agency.yaml';

registerWords(FILE, schema);

/** The facts about the agency: its name, its offices, and how to reach it. Words name them in braces. */
export const agency = tolerate(
  () => parse(FILE, schema, readFields(FILE)),
  () => wrongContent(),
);
