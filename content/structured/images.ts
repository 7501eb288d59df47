import type { PictureData } from '../schema/picture';
import { toPictureUrl } from './picture';

const isPicture = (value: object): value is PictureData => 'widths' in value && 'alt' in value;

/** The pictures in a piece of content that are more than decoration. */
function picturesIn(content: unknown): PictureData[] {
  if (typeof content !== 'object' || content === null) return [];
  if (isPicture(content)) return content.alt === '' ? [] : [content];
  return Object.values(content).flatMap(picturesIn);
}

/** The full addresses of the pictures in a piece of content, but for decoration. */
export const imagesIn = (content: unknown): string[] => [
  ...new Set(picturesIn(content).map(toPictureUrl)),
];
