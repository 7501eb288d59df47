import { z } from 'zod';
import { link } from '../references/href';

/** The menus that list pages, by name. The services make a menu of their own. */
export const menus = z.strictObject({
  header: z.array(link).min(1).describe('The links of the main header'),
  footer: z.array(link).min(1).describe('The first column of the large footer'),
  'quick-links': z.array(link).min(1).describe('The last column of the large footer'),
  'demo-home': z
    .array(link)
    .min(1)
    .describe('The home pages, in the header of the other home pages'),
  'demo-pages': z.array(link).min(1).describe('Further pages, in the same header'),
  'demo-blog': z.array(link).min(1).describe('Pages of the blog, in the same header'),
});
