import { z } from 'zod';
import { breadcrumb } from '@/content/references/breadcrumb';
import { link } from '@/content/references/href';
import { cutOut, picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** A banner with a giant title behind a clay set. */
export const stageBanner = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(3).describe('The lines of the title'),
  world,
  base: picture.describe('The scene with its floor and shadows'),
  cut: cutOut.describe('The same scene without its background, decorative'),
  statement: text.describe('A sentence on the scene'),
  action: link.optional(),
  small: z
    .boolean()
    .optional()
    .describe('Half the size, for a page whose content says more than its name'),
});

export type StageBannerData = z.infer<typeof stageBanner>;
