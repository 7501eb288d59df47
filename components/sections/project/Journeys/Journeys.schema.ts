import { z } from 'zod';
import { figure } from '@/content/schema/figure';
import { text } from '@/content/schema/text';

/** One way through a piece of work: its stations, and the minutes of each. */
const journey = z.strictObject({
  label: text.describe('When: "Before"'),
  total: text.describe('All of its minutes: "36 minutes"'),
  stations: z.array(z.strictObject({ label: text, minutes: z.number().int().positive() })).min(1),
});

export type JourneyData = z.infer<typeof journey>;

/** A result, and the way of a piece of work before and after. */
export const journeys = figure.extend({
  kind: z.literal('journeys'),
  journeys: z
    .array(journey)
    .min(1)
    .max(3)
    .describe('Before and after. The last one is in a bright colour'),
});

export type JourneysData = z.infer<typeof journeys>;
