import { z } from 'zod';
import { text } from '@/content/schema/text';
import { ground } from '../ground.schema';

/** What happened when: an hour, a week or a project along one line. */
export const timeline = z.strictObject({
  kind: z.literal('timeline'),
  title: text,
  marks: z
    .array(z.strictObject({ when: text.describe('"Week 3", "05:10"'), what: text }))
    .min(2)
    .max(8),
  ground: ground.default('page'),
});

export type TimelineData = z.infer<typeof timeline>;
