import sharp from 'sharp';
import { brand } from '@/content/brand/brand';
import { getDarkFile, mark } from '@/content/brand/mark';
import type { Mark } from '@/content/brand/mark-schema';
import { readIcon } from '@/content/brand/read-icon';
import { listOwnIcons, OWN_ICONS } from '@/content/files/icon';
import { invalid, listMistakes, Mistake, refuse } from '@/content/schema/mistake';
import { drawAlpha } from '../icons/find-bounds';

/**
 * Refuses a drawing that cannot be drawn, or that shows nothing: its shapes are hidden, empty or outside of its view
 * box.
 */
export async function checkDrawing(file: string, drawing: Mark): Promise<void> {
  const stats = await drawAlpha(drawing)
    .then((alpha) => sharp(alpha).stats())
    .catch((error: unknown) => {
      const reason = String(error).split('\n')[0];
      throw invalid(file, `cannot be drawn (${reason}). Save it again as plain SVG`);
    });
  if (stats.channels[0]?.max === 0)
    throw invalid(file, 'expected a shape that shows within the "viewBox", and found none');
}

/** Checks the logo and the icons of the owner's own. */
export async function checkDrawings(): Promise<void> {
  const mistakes = await listMistakes([
    async () => {
      const { dark, ...light } = mark();
      await checkDrawing(`content/${brand().logo}`, light);
      if (dark) await checkDrawing(getDarkFile(), dark);
    },
    ...listOwnIcons().map((name) => () => checkDrawing(`${OWN_ICONS}/${name}`, readIcon(name))),
  ]);
  refuse(mistakes.map((message) => new Mistake(message)));
}
