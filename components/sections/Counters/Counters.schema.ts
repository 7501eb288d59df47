import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** A figure of the ledger: "10+ projects finished". */
const counter = z.strictObject({
  amount: z.number().int().positive().describe('The figure without its suffix: 5 in "5K+"'),
  suffix: text.describe('What stands right after the figure: "+" or "K+"'),
  title: text.describe('What is counted'),
  sprite: picture.describe('The clay shape at the end of the line, decorative'),
});

/** A ledger of figures. */
export const counters = z.strictObject({
  label: text.describe('The heading, for screen readers'),
  items: z.array(counter).min(1),
});

/** The ledger of the home page and About Us. */
export const agencyCounters = counters.extend({
  items: z.array(counter).length(4),
  note: text.describe('What the figures count, beside those of other pages'),
});

export type CountersData = z.infer<typeof agencyCounters>;
