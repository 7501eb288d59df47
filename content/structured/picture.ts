import type { PictureData } from '../schema/picture';
import { absoluteUrl } from '../words/absolute-url';

/** The full address of a picture's largest WebP file, which every reader supports. */
export const largestFile = ({ file, widths }: PictureData): string =>
  absoluteUrl(`/pictures/${file}-${Math.max(...widths)}.webp`);
