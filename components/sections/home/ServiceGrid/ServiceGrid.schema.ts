import { z } from 'zod';
import { layer, refuseOtherSizes } from '@/content/files/picture';
import { text } from '@/content/schema/text';

/** A picture in two cut-outs of the same size. One of them tips to rest as a visitor scrolls to it. */
const balance = z
  .strictObject({
    foot: layer.describe('The piece that stands'),
    plank: layer.describe('The piece that tips around the middle of the picture'),
  })
  .superRefine(({ foot, plank }, context) => refuseOtherSizes(foot, { plank }, context));

/** What a card says of a service. */
export const serviceLine = z.strictObject({
  service: text.describe('The last part of its address'),
  desc: text.describe('What stands on its card'),
  balance: balance
    .optional()
    .describe('Its picture in two pieces, of which one tips. Without it, the picture rests'),
});

export type BalanceData = z.infer<typeof balance>;

/** The services as cards. */
export const serviceGrid = z.strictObject({
  title: text,
  lead: text,
  lines: z
    .array(serviceLine)
    .describe('The cards, in their order. A service without a line follows with its summary'),
});

export type ServiceGridData = z.infer<typeof serviceGrid>;
