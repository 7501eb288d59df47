import { z } from 'zod';
import { links } from '@/content/files/href';
import { paragraphs, text } from '@/content/schema/text';

/** The company's story in short. */
export const story = z.strictObject({
  title: text,
  lead: text.describe('The first paragraph, in large type'),
  paragraphs,
  links,
});

export type StoryData = z.infer<typeof story>;
