import { isThere } from '../files/locate';
import { once } from '../files/once';
import { readText } from '../files/owner-files';
import { invalid } from '../schema/mistake';
import { brand } from './brand';
import { ID, type Mark } from './mark-schema';
import { readMark } from './read-mark';

/** A drawing that is as many times as wide as high has the name in it. */
const WIDE = 2.5;

/** Whether a drawing stands alone: by its proportion, unless the brand says so or not. */
export const isWordmark = ({ width, height }: Mark, chosen = width / height >= WIDE): boolean =>
  chosen;

/** The file of its drawing for dark grounds, which may be missing. */
export const getDarkFile = (): string => `content/${brand().logo.replace('.svg', '-dark.svg')}`;

/** The agency's mark, as every page, icon and share picture draws it. */
export const mark = once((): Mark => {
  const file = `content/${brand().logo}`;
  if (!isThere(file))
    throw invalid('content/brand.yaml', `logo: expected a file of content, and ${file} is missing`);
  const drawing = readMark(file, readText(file));
  const atNight = getDarkFile();
  const dark = isThere(atNight) ? readMark(atNight, readText(atNight)) : undefined;
  return {
    ...drawing,
    ...(isWordmark(drawing, brand().wordmark) && { isWordmark: true }),
    // Each drawing has ids of its own.
    ...(dark && { dark: { ...dark, shapes: dark.shapes.replaceAll(ID, `${ID}dark-`) } }),
  };
});
