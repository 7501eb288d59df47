import { once } from '../files/once';
import { readText } from '../files/read-text';
import { readMark } from './read-mark';

const FILE = 'content/logo.svg';

/** The agency's mark, as every page, icon and share picture draws it. */
export const mark = once(() => readMark(FILE, readText(FILE)));
