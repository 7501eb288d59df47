import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The rounds of the interview process. */
export const interviewArches = z.strictObject({
  title: text,
  lead: text,
  steps: z
    .array(
      z.strictObject({
        title: text,
        when: text.describe('The day and how long it takes'),
        text,
      }),
    )
    .min(1)
    .max(6),
});

export type InterviewArchesData = z.infer<typeof interviewArches>;
