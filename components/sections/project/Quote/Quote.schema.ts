import { z } from 'zod';
import { ground } from '../ground.schema';

/** The place of the client's words in a story. The words are the study's testimonial. */
export const quote = z.strictObject({
  kind: z.literal('quote'),
  ground: ground.default('world'),
});

export type QuoteData = z.infer<typeof quote>;
