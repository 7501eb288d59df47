import { z } from 'zod';
import { text } from '@/content/schema/text';

/** What a card says of a service. */
export const serviceLine = z.strictObject({
  service: text.describe('The last part of its address'),
  desc: text.describe('What stands on its card'),
});

/** The services as cards. */
export const serviceGrid = z.strictObject({
  title: text,
  lead: text,
  lines: z
    .array(serviceLine)
    .describe('The cards, in their order. A service without a line follows with its summary'),
});

export type ServiceGridData = z.infer<typeof serviceGrid>;
