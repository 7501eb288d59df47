import type { PictureData } from '../schema/picture';
import { absoluteUrl } from '../site/absolute-url';

/** The full address of a picture's WebP file, which every reader supports. */
export const toPictureUrl = ({ file }: PictureData): string =>
  absoluteUrl(`/pictures/${file}.webp`);
