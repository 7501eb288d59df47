import { z } from 'zod';
import { text } from '@/content/schema/text';

/** The four rounds of the interview process. */
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
    .length(4),
});

export type InterviewArchesData = z.infer<typeof interviewArches>;
