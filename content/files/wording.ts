import { parse } from '../schema/parse';
import { wording as schema } from '../schema/wording';
import { toWords } from './read-file';

const FILE = 'content/wording.yaml';

/** Words and formats that the site puts together with times and numbers, on many pages. */
export const wording = toWords(FILE, { schema }, (fields) => parse(FILE, schema, fields));
