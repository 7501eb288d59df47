import { z } from 'zod';
import { paragraphs, text } from '@/content/schema/text';
import { ground } from '../ground.schema';

/** Running text of a case study under a heading. */
export const chapter = z.strictObject({
  kind: z.literal('chapter'),
  title: text,
  lead: text.optional().describe('One or two sentences in larger type'),
  paragraphs,
  layout: z
    .enum(['beside', 'below'])
    .default('beside')
    .describe('Where the text stands: beside a title of two lines, or below a very large one'),
  ground: ground.default('page'),
});

/** What we would do differently. */
export const hindsight = chapter
  .pick({ title: true, paragraphs: true })
  .extend({ kind: z.literal('hindsight'), ground: ground.default('ink') });

export type ChapterData = z.infer<typeof chapter>;
