import { z } from 'zod';
import { text } from '@/content/schema/text';

/** One year of the agency: a milestone beside the river. */
const milestone = z.strictObject({
  year: text,
  bank: z.enum(['left', 'right', 'both']).describe('The bank of the river it stands on'),
  place: text.describe('The name of that bank'),
  people: z
    .number()
    .int()
    .positive()
    .describe('The size of the team: it sets the width of the river'),
  figure: text.describe('The same number as words show it: "30+"'),
  unit: text.describe('What is counted: "person"'),
  title: text,
  text,
});

/** The agency's years as a river that grows wider with the team. */
export const founderStory = z.strictObject({
  title: text,
  lead: text,
  milestones: z.array(milestone).min(1),
});

export type FounderStoryData = z.infer<typeof founderStory>;
