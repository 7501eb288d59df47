import { z } from 'zod';
import { link } from '@/content/files/href';
import { paragraphs, text } from '@/content/schema/text';

/** Questions that open to their answers. */
export const faq = z.strictObject({
  title: text,
  lead: text,
  link,
  items: z.array(z.strictObject({ question: text, answer: paragraphs })).min(1),
});

export type FaqData = z.infer<typeof faq>;
