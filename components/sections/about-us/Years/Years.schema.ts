import { z } from 'zod';
import { text } from '@/content/schema/text';

/** A year, and somebody who came in it. */
export const year = z.strictObject({
  year: text,
  person: text.describe('Whose words they are'),
  text: text.describe('One or two short sentences: how they changed the work'),
});

/** The company's years, each told by somebody who came. */
export const years = z.strictObject({ title: text, items: z.array(year).min(1).max(8) });

export type YearsData = z.infer<typeof years>;
