import { existsSync } from 'node:fs';
import { brand } from '../brand/brand';
import { once } from '../files/once';
import { readText } from '../files/read-text';
import { invalid } from '../schema/mistake';
import { readMark } from './read-mark';

/** The agency's mark, as every page, icon and share picture draws it. */
export const mark = once(() => {
  const file = `content/${brand().logo}`;
  if (!existsSync(file))
    throw invalid('content/brand.yaml', `logo: expected a file of content, and ${file} is missing`);
  return readMark(file, readText(file));
});
