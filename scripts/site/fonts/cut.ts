import { readFile } from 'node:fs/promises';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Face } from './faces';
import { renameFont } from './rename';

/** Cuts a typeface to some of its characters and to the axes that the site uses. Returns a WOFF2. */
export async function cut(
  source: string,
  characters: string,
  { family, axes }: Pick<Face, 'family' | 'axes'>,
): Promise<Buffer> {
  const font = await subsetFont(await readFile(source), characters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: ['kern'],
    noHinting: true,
    // GDEF varies the kerning along the axes. That is a third of the file, and hardly visible.
    // STAT lists style names for menus. It would refer to names that the subset does not have.
    dropTables: ['GDEF', 'STAT'],
  });
  return convert(renameFont(font, family), 'woff2');
}
