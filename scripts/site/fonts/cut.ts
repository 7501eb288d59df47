import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import { readBytes } from '@/content/files/owner-files';
import type { Axes, Font } from './read-font';
import { renameFont } from './rename';

/** Narrows the axes of a typeface to what the site uses. Another axis keeps its initial value. */
export const narrow = (axes: Font['axes'], used: Axes): Axes =>
  Object.fromEntries(
    Object.entries(axes).map(([name, { min, initial, max }]) => {
      const wanted = used[name] ?? { min: initial, max: initial };
      const clamp = (value: number) => Math.min(max, Math.max(min, value));
      return [name, { min: clamp(wanted.min), max: clamp(wanted.max) }];
    }),
  );

/** Cuts a typeface to some of its characters and to parts of its axes. Returns a WOFF2. */
export async function cut(
  source: string,
  characters: string,
  family: string,
  axes: Axes,
): Promise<Buffer> {
  const font = await subsetFont(readBytes(source), characters, {
    targetFormat: 'sfnt',
    variationAxes: Object.fromEntries(
      Object.entries(axes).map(([name, { min, max }]) => [name, min === max ? min : { min, max }]),
    ),
    keepFeatures: ['kern'],
    noHinting: true,
    // GDEF varies the kerning along the axes. That is a third of the file, and hardly visible.
    // STAT lists style names for menus. It would refer to names that the subset does not have.
    dropTables: ['GDEF', 'STAT'],
  });
  return convert(renameFont(font, family), 'woff2');
}
