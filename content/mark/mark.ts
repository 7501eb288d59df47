import { brand } from '../brand/brand';
import { isThere } from '../files/locate';
import { once } from '../files/once';
import { readText } from '../files/owner-files';
import { invalid } from '../schema/mistake';
import { readMark } from './read-mark';

/** The agency's mark, as every page, icon and share picture draws it. */
export const mark = once(() => {
  const file = `content/${brand().logo}`;
  if (!isThere(file))
    throw invalid('content/brand.yaml', `logo: expected a file of content, and ${file} is missing`);
  return readMark(file, readText(file));
});
