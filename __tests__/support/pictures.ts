import { z } from 'zod';
import manifest from '@/content/pictures/manifest.json';
import { pictureName } from '@/content/schema/picture';

/** Two pictures that the site has, whatever they show. */
export const [picture, otherPicture] = z
  .tuple([pictureName, pictureName], pictureName)
  .parse(Object.keys(manifest));
