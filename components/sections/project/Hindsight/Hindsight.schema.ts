import { z } from 'zod';
import { paragraphs, text } from '@/content/schema/text';
import { ground } from '../ground.schema';

/** What we would do differently. */
export const hindsight = z.strictObject({
  kind: z.literal('hindsight'),
  title: text,
  paragraphs,
  ground: ground.default('ink'),
});

export type HindsightData = z.infer<typeof hindsight>;
