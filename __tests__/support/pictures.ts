import { z } from 'zod';
import alts from '@/content/pictures/alts.json';
import manifest from '@/content/pictures/manifest.json';
import { pictureName } from '@/content/schema/picture';

/** Two pictures that the site has, whatever they show. Their words do not stand with them. */
export const [picture, otherPicture] = z
  .tuple([pictureName, pictureName], pictureName)
  .parse(Object.keys(manifest).filter((name) => !Object.hasOwn(alts, name)));
