import { z } from 'zod';
import { picture } from '@/content/files/picture';
import { figure } from '@/content/schema/figure';
import { text } from '@/content/schema/text';
import { journeys } from '../../project/Journeys/Journeys.schema';

const step = z.strictObject({ title: text, text });

/** The project's story in three chapters. */
export const projectStory = z.strictObject({
  brief: z.strictObject({ title: text, lead: text, paragraphs: z.array(text).min(1) }),
  work: z.strictObject({ title: text, steps: z.array(step).min(2).max(8), picture, caption: text }),
  outcome: z.strictObject({
    title: text,
    speed: journeys.omit({ kind: true }),
    accuracy: figure.extend({
      shelves: z.number().int().positive().describe('How many are counted'),
      right: z.number().int().positive().describe('How many of them hold what the stock book says'),
      caption: text.describe('The same in words'),
    }),
  }),
});

export type ProjectStoryData = z.infer<typeof projectStory>;
