import { z } from 'zod';
import { figure } from '@/content/schema/figure';
import { text } from '@/content/schema/text';

/** A result as a count: so many of these are right. */
export const shelves = figure
  .extend({
    kind: z.literal('shelves'),
    shelves: z.number().int().positive().max(200).describe('How many are counted'),
    right: z.number().int().positive().describe('How many of them are right'),
    caption: text.describe('The same in words'),
  })
  .refine(({ shelves, right }) => right <= shelves, {
    path: ['right'],
    error: 'expected at most as many as "shelves"',
  });

export type ShelvesData = z.infer<typeof shelves>;
