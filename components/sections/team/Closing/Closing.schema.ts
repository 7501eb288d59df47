import { z } from 'zod';
import { link } from '@/content/files/href';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** An invitation at the end of a page, and a person or a thing beside it. */
export const closing = z.strictObject({
  title: text,
  lead: text,
  action: link.describe('The button'),
  more: link.optional().describe('The quieter link beside it. May be missing'),
  world,
  picture: picture.meta({
    description: 'A person or a thing, without a background',
    examples: [{ name: 'team-2', alt: 'Bust of a woman with short hair' }],
  }),
});

export type ClosingData = z.infer<typeof closing>;
