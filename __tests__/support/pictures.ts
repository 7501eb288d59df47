import { z } from 'zod';
import { pictureName } from '@/content/files/picture';
import alts from '@/content/pictures/alts.json';
import manifest from '@/content/pictures/manifest.json';

/** Two pictures that the site has, whatever they show. Their words do not stand with them. */
export const [picture, otherPicture] = z
  .tuple([pictureName, pictureName], pictureName)
  .parse(Object.keys(manifest).filter((name) => !Object.hasOwn(alts, name)));
