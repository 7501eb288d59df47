import { z } from 'zod';
import { breadcrumb } from '@/content/files/breadcrumb';
import { text } from '@/content/schema/text';

/** The banner of the projects page: the title behind a viaduct of the cases. */
export const projectsBanner = z.strictObject({
  breadcrumb,
  title: text.meta({ description: 'One line', examples: ['Boats', 'Boat hire'] }),
  lead: text,
  label: text.describe('The name of the list of cases for screen readers'),
});

export type ProjectsBannerData = z.infer<typeof projectsBanner>;
