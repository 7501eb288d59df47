import { z } from 'zod';
import { picture } from '@/content/schema/picture';
import { text } from '@/content/schema/text';

/** One column: a share in percent. */
const metric = z.strictObject({
  icon: picture.describe('The clay shape on top of the column, decorative'),
  title: text,
  percentage: z.number().int().min(0).max(100),
});

/** The company's success in up to five columns. */
export const success = z.strictObject({
  title: text,
  lead: text,
  full: text.describe('The words at the line that marks 100 percent'),
  metrics: z.array(metric).min(1).max(5),
});

export type SuccessData = z.infer<typeof success>;
