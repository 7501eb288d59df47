import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The words around a map. */
export const officeMap = z.strictObject({
  title: text.describe('What the map shows, for screen readers'),
  link: text.describe('The words of the link to the full map'),
});

export type OfficeMapData = z.infer<typeof officeMap>;
