import { z } from 'zod';
import { text } from '@/content/schema/text';

const claim = z.strictObject({
  figure: text.describe('The figure, as it is written: "12X"'),
  label: text.describe('What it counts: "12X" and "faster orders" read as one phrase'),
  desc: text.describe('Where it was measured'),
});

/** One or two figures as giant type. */
export const setsApart = z.strictObject({
  title: text,
  claims: z.array(claim).min(1).max(2),
});

export type SetsApartData = z.infer<typeof setsApart>;
