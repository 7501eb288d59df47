import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** Questions and their answers, all of them visible. */
export const questionList = z.strictObject({
  title: text,
  lead: text,
  link,
  questions: z.array(z.strictObject({ question: text, answer: text })).min(1),
});

export type QuestionListData = z.infer<typeof questionList>;
