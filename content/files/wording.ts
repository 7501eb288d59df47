import { parse } from '../schema/parse';
import { wording as schema } from '../schema/wording';
import { once } from './once';
import { readFields, registerWords } from './read-file';

const FILE = 'content/wording.yaml';

const check = (fields: unknown) => parse(FILE, schema, fields);

/** Words and formats that the site puts together with times and numbers, on many pages. */
export const wording = once(() => check(readFields(FILE)));

registerWords(FILE, { schema, check, read: wording });
