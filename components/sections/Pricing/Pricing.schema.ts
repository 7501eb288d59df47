import { z } from 'zod';
import { link } from '@/content/files/href';
import { text } from '@/content/schema/text';

/** What a client can buy, and what it costs. */
export const offer = z.strictObject({
  name: text,
  mark: text.optional().meta({
    title: 'Mark',
    description:
      'Why this offer stands out, such as "Most chosen". One offer of the section may have it',
  }),
  price: text.meta({
    description: 'As visitors read it, with its currency',
    examples: ['£900', 'from £4,000'],
  }),
  unit: text.optional().describe('What the price is for, such as "a month"'),
  text: text.optional().describe('Whom the offer suits, in a sentence'),
  items: z.array(text).min(1).meta({ title: 'What is in it' }),
  link: link.describe('What a visitor does to take the offer'),
});

/** Offers beside each other, with their prices. */
export const pricing = z.strictObject({
  title: text,
  lead: text.optional(),
  offers: z
    .array(offer)
    .min(2)
    .max(4)
    .check(({ value, issues }) => {
      const [first, ...others] = [...value.entries()].filter(([, { mark }]) => mark !== undefined);
      for (const [index] of others) {
        issues.push({
          code: 'custom',
          input: value,
          path: [index, 'mark'],
          message: `expected one offer with a mark, and "${first?.[1].name}" has one. Delete this mark or that one`,
        });
      }
    }),
  note: text.optional().describe('What holds for all prices, such as their tax'),
});

export type OfferData = z.infer<typeof offer>;
export type PricingData = z.infer<typeof pricing>;
