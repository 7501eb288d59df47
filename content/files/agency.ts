import { parse } from '../schema/parse';
import { agency as schema } from './agency-schema';
import { toWords } from './read-file';

const FILE = 'content/agency.yaml';

/** The facts about the agency: its name, its offices, and how to reach it. Words name them in braces. */
export const agency = toWords(FILE, { schema }, (fields) => parse(FILE, schema, fields));
