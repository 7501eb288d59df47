import { z } from 'zod';
import { https } from '@/content/schema/https';
import { text } from '@/content/schema/text';

/** A place on a map: in a frame, and behind a link for visitors who cannot use the frame. */
export const officeMap = z.strictObject({
  title: text.describe('What the map shows, for screen readers'),
  place: text.describe('The address, which stands under the map'),
  link: text.describe('The words of the link to the full map'),
  frame: https.describe('What the frame shows'),
  page: https.describe('Where the link leads'),
});

export type OfficeMapData = z.infer<typeof officeMap>;
