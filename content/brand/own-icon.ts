import { OWN_ICONS } from '../files/icon';
import { readText } from '../files/owner-files';
import { mapPaints } from './ink-faint';
import type { Mark } from './mark-schema';
import { readMark } from './read-mark';

/**
 * Reads an icon of the owner's own. Each of its colours becomes that of the text.
 *
 * @param name the name of an SVG file in `content/icons`
 * @throws an error that names the file, and what an icon cannot have
 */
export function readOwnIcon(name: string): Mark {
  const file = `${OWN_ICONS}/${name}`;
  const mark = readMark(file, readText(file));
  return { ...mark, shapes: mapPaints(mark.shapes, () => 'currentColor') };
}
