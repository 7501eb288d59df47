import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** A banner with a giant title behind a clay set. */
export const stageBanner = z.strictObject({
  breadcrumb,
  title: z.array(text).min(1).max(3).describe('The lines of the title'),
  world,
  picture: picture.describe(
    'A scene without a background, with its shadows, or a photograph below the title',
  ),
  statement: text.describe('A sentence on the scene'),
  action: link.optional(),
});

export type StageBannerData = z.infer<typeof stageBanner>;
