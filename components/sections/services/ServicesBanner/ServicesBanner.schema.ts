import { z } from 'zod';
import { breadcrumb } from '@/content/references/breadcrumb';
import { link } from '@/content/references/href';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** The words of the services page’s banner; the sets are the services’ own. */
export const servicesBanner = z.strictObject({
  breadcrumb,
  title: text.meta({ description: 'One line', examples: ['Boats', 'Boat hire'] }),
  world,
  statement: text,
  action: link,
});

export type ServicesBannerData = z.infer<typeof servicesBanner>;
