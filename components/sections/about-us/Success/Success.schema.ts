import { z } from 'zod';
import { iconName } from '@/content/files/icon';
import { text } from '@/content/schema/text';
import { world } from '@/content/schema/world';

/** One column: a share in percent. */
const metric = z.strictObject({
  icon: iconName,
  title: text,
  percentage: z.number().int().min(0).max(100),
});

/** The company's success in up to five columns. */
export const success = z.strictObject({
  world: world.optional().meta({ description: 'The colours of the columns, orange without it' }),
  title: text,
  lead: text,
  full: text.describe('The words at the line that marks 100 percent'),
  metrics: z.array(metric).min(1).max(5),
});

export type SuccessData = z.infer<typeof success>;
