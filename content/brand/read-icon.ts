import { getIconFile, type IconName, type IconWeight } from '../files/icon';
import { readText } from '../files/owner-files';
import { mapPaints } from './ink-faint';
import type { Mark } from './mark-schema';
import { readMark } from './read-mark';

/** A group around one shape that says only what the icon says: that it has the text's colour. */
const GROUP = /^<g fill="currentColor">(<path [^>]*><\/path>)<\/g>$/;

/**
 * Reads the drawing of an icon. Each of its colours becomes that of the text.
 *
 * @param weight counts for an icon that the site brings
 * @throws an error that names the file, and what an icon cannot have
 */
export function readIcon(name: IconName, weight: IconWeight = 'regular'): Mark {
  const file = getIconFile(name, weight);
  const mark = readMark(file, readText(file));
  return { ...mark, shapes: mapPaints(mark.shapes, () => 'currentColor').replace(GROUP, '$1') };
}
