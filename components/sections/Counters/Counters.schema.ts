import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** A figure and its unit: "10+ projects finished". */
export const counter = z.strictObject({
  amount: z.number().int().positive().describe('The figure without its suffix: 5 in "5K+"'),
  suffix: text.describe('What stands right after the figure: "+" or "K+"'),
  title: text.describe('What is counted'),
  sprite: picture.describe('The clay shape at the end of the line, decorative'),
});

/** Figures, one below the other, and a note that says what they count. */
export const counters = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  items: z.array(counter).min(1).max(6),
  note: text.describe('What the figures count, and what figures on other pages count'),
});

export type CountersData = z.infer<typeof counters>;
