import { agency as schema } from '../schema/agency';
import { parse } from '../schema/parse';
import { once } from './once';
import { readFields, registerWords } from './read-file';

const FILE = 'content/agency.yaml';

const check = (fields: unknown) => parse(FILE, schema, fields);

/** The facts about the agency: its name, its offices, and how to reach it. Words name them in braces. */
export const agency = once(() => check(readFields(FILE)));

registerWords(FILE, { schema, check, read: agency });
