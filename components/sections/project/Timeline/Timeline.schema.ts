import { z } from 'zod';
import { text } from '@/content/schema/text';
import { NAME } from '@/content/schema/texts';
import { ground } from '../ground.schema';

/** What happened when: an hour, a week or a project along one line. */
export const timeline = z.strictObject({
  kind: z.literal('timeline'),
  title: text,
  marks: z
    .array(z.strictObject({ when: text.describe('"Week 3", "05:10"'), what: text }))
    .min(2)
    .max(8),
  office: text
    .meta(NAME)
    .optional()
    .describe(
      'The city of an office, as in the facts about the agency, if the marks are times of one day by its clock: "05:10". The sun then follows the hour that a visitor chose on the home page',
    ),
  ground: ground.default('page'),
});

export type TimelineData = z.infer<typeof timeline>;
