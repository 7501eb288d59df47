import { z } from 'zod';
import { reference } from '@/content/collection/reference';
import { text } from '@/content/schema/text';

/** The company's years, each told by somebody who came. */
export const years = z.strictObject({
  title: text,
  items: z
    .array(
      z.strictObject({
        year: text,
        person: reference('content/team', 'md'),
        text: text.describe('One or two short sentences: how they changed the work'),
      }),
    )
    .min(3)
    .max(6),
});

export type YearsData = z.infer<typeof years>;
