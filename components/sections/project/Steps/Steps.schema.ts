import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { text } from '@/content/schema/text';
import { ground } from '../ground.schema';

/** What was done, in numbered steps. */
export const steps = z
  .strictObject({
    kind: z.literal('steps'),
    title: text,
    steps: z
      .array(z.strictObject({ title: text, text }))
      .min(2)
      .max(8),
    picture: picture.optional().describe('A picture from close by, which bleeds off the page'),
    caption: text.optional(),
    side: z
      .enum(['start', 'end'])
      .default('start')
      .describe('The side of the page that the picture bleeds off'),
    ground: ground.default('page').describe('Where there is no picture: what the steps stand on'),
  })
  .refine(({ picture, caption }) => (picture === undefined) === (caption === undefined), {
    path: ['caption'],
    error: 'expected "picture" and "caption" together, or neither',
  });

export type StepsData = z.infer<typeof steps>;
