import { z } from 'zod';
import { officeMap } from '@/components/sections/contact/OfficeMap/OfficeMap.schema';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** How to reach the agency, beside the map. */
export const contactDetails = z.strictObject({
  title: text,
  sun: picture.describe('The ball under the arch, decorative'),
  ways: z
    .strictObject({ address: text, email: text, phone: text })
    .describe('The names of the ways to reach the agency'),
  map: officeMap.optional(),
});

export type ContactDetailsData = z.infer<typeof contactDetails>;
