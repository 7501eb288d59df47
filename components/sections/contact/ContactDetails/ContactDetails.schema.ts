import { z } from 'zod';
import { officeMap } from '@/components/sections/contact/OfficeMap/OfficeMap.schema';
import { href } from '@/content/schema/href';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

const way = z.strictObject({
  term: text.describe('The name of the way:  "Email"'),
  lines: z.array(text).min(1),
  href: href.describe('What a tap opens:  the map, a mail, a call'),
});

/** How to reach the agency, beside the map. */
export const contactDetails = z.strictObject({
  title: text,
  sun: picture.describe('The ball under the arch, decorative'),
  ways: z.array(way).length(3).describe('Address, email and phone'),
  map: officeMap,
});

export type ContactDetailsData = z.infer<typeof contactDetails>;
