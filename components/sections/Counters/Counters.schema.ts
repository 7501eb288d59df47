import { z } from 'zod';
import { text } from '@/content/schema/text';

/** A figure and its unit: "10+ projects finished". */
export const counter = z.strictObject({
  amount: z.number().int().positive().describe('The figure without its suffix: 5 in "5K+"'),
  suffix: text.describe('What stands right after the figure: "+" or "K+"'),
  title: text.describe('What is counted'),
});

/** Figures in a row, and a note that says what they count. */
export const counters = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  items: z
    .array(
      counter.extend({
        whole: text
          .optional()
          .describe('What the figure is a part of: "large ones in the past year"'),
      }),
    )
    .min(1)
    .max(6),
  note: text.describe('What the figures count'),
});

export type CountersData = z.infer<typeof counters>;
