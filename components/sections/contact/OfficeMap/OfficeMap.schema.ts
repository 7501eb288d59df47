import { z } from 'zod';
import { https } from '@/content/schema/https';
import { text } from '@/content/schema/text';

/** A place on a map: in a frame, and on a page of its own for those who cannot use the frame. */
export const map = z.strictObject({
  title: text.describe('What the map shows, for screen readers'),
  place: text.describe('The address, which stands under the map'),
  link: text.describe('The words of the link to the same place on a page of its own'),
  frame: https,
  page: https,
});

export type MapData = z.infer<typeof map>;
