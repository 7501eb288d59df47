import { z } from 'zod';
import { figure } from '@/content/schema/figure';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

const step = z.strictObject({ title: text, text });

/** The way of an order through the shop: its steps, and the minutes of each. */
const journey = z.strictObject({
  label: text.describe('When: "Before"'),
  total: text.describe('All of its minutes: "36 minutes"'),
  stations: z.array(z.strictObject({ label: text, minutes: z.number().int().positive() })).min(1),
});

export type JourneyData = z.infer<typeof journey>;

/** The project's story in three chapters. */
export const projectStory = z.strictObject({
  brief: z.strictObject({ title: text, lead: text, paragraphs: z.array(text).min(1) }),
  work: z.strictObject({ title: text, steps: z.array(step).length(4), picture, caption: text }),
  outcome: z.strictObject({
    title: text,
    speed: figure.extend({ journeys: z.array(journey).length(2) }),
    accuracy: figure.extend({
      shelves: z.number().int().positive().describe('How many are counted'),
      right: z.number().int().positive().describe('How many of them hold what the stock book says'),
      caption: text.describe('The same in words'),
    }),
  }),
});

export type ProjectStoryData = z.infer<typeof projectStory>;
